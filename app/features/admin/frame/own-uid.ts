import { createContext } from 'react';

/** Whose page it is. */
export const OwnUid = createContext('');
