import { compareSearch } from '../bench/search/compare';

/** Compares search with other engines; the folder of the built site can be given. */
await compareSearch(process.argv[2]);
