/** Folder of the files with the code of a page, below the site's root. */
export const CODE_FOLDER = 'assets/code';

/** Name of a piece of code: that of its file, which is a hash, and its place in it, such as `0123456789ab-3`. */
export const codeName = (file: string, at: number): string => `${file}-${at}`;

/** The file of a piece of code, by its name. */
export const fileOfCode = (name: string): string => name.slice(0, name.lastIndexOf('-'));

/** Path of a file with the code of a page, below the site's root. */
export const codePath = (file: string): string => `${CODE_FOLDER}/${file}.json`;
