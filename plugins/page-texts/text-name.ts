/** Folder of the files with the texts of a page, below the site's root. */
export const TEXT_FOLDER = 'assets/texts';

/** Name of a text: that of the texts of its page, which is a hash, and its place among them, such as `0123456789ab-3`. */
export const textName = (page: string, at: number): string => `${page}-${at}`;

/** The texts that a text is one of, by its name. */
export const pageOfText = (name: string): string => name.slice(0, name.lastIndexOf('-'));

/**
 * Path of the file with the texts of a page, below the site's root. It is named as the script of the page is, whose hash
 * changes with them: so both can be asked for at once.
 *
 * @param script - name of the file of the script, without its ending.
 */
export const textPath = (script: string): string => `${TEXT_FOLDER}/${script}.json`;
