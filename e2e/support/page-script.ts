/**
 * Matches the address of a page script. The file name consists of a module number, or eight hex digits for a page
 * outside the docs, and a hash.
 */
export const pageScript = /\/assets\/js\/(?:p\d+|[0-9a-f]{8})\.[0-9a-f]{6}\.js/;
