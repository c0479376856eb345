import { createContext } from 'react';

/** Whether the reader has come to the page; else it has only been drawn ahead. */
export const HasBeenShown = createContext(true);
