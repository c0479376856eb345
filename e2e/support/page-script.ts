/** Address of the script of a single page: the number of its chunk, and the hash of its content. */
export const pageScript = /\/assets\/js\/\d+\.[0-9a-f]{6}\.js/;
