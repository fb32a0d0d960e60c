import type { Attribution } from '../../domain/roof/found-roof.ts';
import { creditText } from '../../words/register-credits.ts';

// The lines that the licences ask for. Klimadatastyrelsen's geographic data are CC BY 4.0 since 2024-05-16, which asks
// for the source and the date; BBR has terms of its own (2019-05-29), which ask for no line and forbid to look endorsed.

const CC_BY = {
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.da',
} as const;

export const attributionOf = {
  heights: (date: string): Attribution => ({
    of: 'heights',
    text: creditText('heights', 'da'),
    ...CC_BY,
    date,
  }),
  footprint: (date: string): Attribution => ({
    of: 'footprint',
    text: creditText('footprint', 'da'),
    ...CC_BY,
    date,
  }),
  bbr: (date: string): Attribution => ({
    of: 'bbr',
    text: creditText('bbr', 'da'),
    licence: 'Vilkår for brug af data fra BBR',
    licenceUrl: 'https://datafordeler.dk/vejledning/brugervilkaar/bygnings-og-boligregistret-bbr/',
    date,
  }),
} as const;
