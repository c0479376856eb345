/** Address of the script of a single page: the number of its module, or the name of one that is no doc, and a hash. */
export const pageScript = /\/assets\/js\/(?:p\d+|[0-9a-f]{8})\.[0-9a-f]{6}\.js/;
