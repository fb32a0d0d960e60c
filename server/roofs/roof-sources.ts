import type { Attribution } from '../../domain/roof/found-roof.ts';

// The lines that the licences ask for. Both are open data of the public: CC BY 4.0 asks for the source, and to be told
// of changes.

const CC_BY = {
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.da',
} as const;

export const attributionOf = {
  heights: (date: string): Attribution => ({
    of: 'heights',
    text: 'Indeholder data fra Klimadatastyrelsen, Danmarks Højdemodel',
    ...CC_BY,
    date,
  }),
} as const;
