import { createContext } from 'react';

/** Whether what is around a page tells of it: not before its address is told, nor after another one is. */
export const IsTold = createContext(true);
