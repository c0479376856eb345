import { createContext } from 'react';

/** Whether the reader is at the page, or has been; else it has only been drawn ahead. */
export const IsShown = createContext(true);
