/** Address of a page script: its module number, or the name of a page that is not a doc, and a hash. */
export const pageScript = /\/assets\/js\/(?:p\d+|[0-9a-f]{8})\.[0-9a-f]{6}\.js/;
