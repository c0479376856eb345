/** Address of the script of a single page: the number of its module, and the hash of its content. */
export const pageScript = /\/assets\/js\/p\d+\.[0-9a-f]{6}\.js/;
