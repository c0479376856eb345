/** Folder of the files with the texts of a page, below the site's root. */
export const TEXT_FOLDER = 'assets/texts';

/** Name of a text of a page: that of its file, which is a hash, and its place in it, such as `0123456789ab-3`. */
export const textName = (file: string, at: number): string => `${file}-${at}`;

/** The file of a text, by its name. */
export const fileOfText = (name: string): string => name.slice(0, name.lastIndexOf('-'));

/** Path of a file with the texts of a page, below the site's root. */
export const textPath = (file: string): string => `${TEXT_FOLDER}/${file}.json`;
