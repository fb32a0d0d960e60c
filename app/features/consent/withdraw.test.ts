import { expect, test } from 'vitest';
import { NECESSARY_ONLY } from './stored-consent.ts';
import { cookiesToForget, domainsOf } from './withdraw.ts';

const COOKIES =
  'solrig_locale=da; _ga=1; _ga_AB12=2; _gid=3; _clck=4; _clsk=5; CLID=6; _gcl_au=7; clear=8; my_ga=9';

test('without consent every tracker’s cookie is deleted, and no other', () => {
  expect(cookiesToForget(COOKIES, NECESSARY_ONLY)).toEqual([
    '_ga',
    '_ga_AB12',
    '_gid',
    '_clck',
    '_clsk',
    'CLID',
    '_gcl_au',
  ]);
});

test('what is agreed to stays', () => {
  const forgotten = (consent: object) =>
    cookiesToForget(COOKIES, { ...NECESSARY_ONLY, ...consent });
  expect(forgotten({ analytics: true })).toEqual(['_gcl_au']);
  expect(forgotten({ marketing: true })).not.toContain('_gcl_au');
  expect(forgotten({ analytics: true, marketing: true })).toEqual([]);
  expect(cookiesToForget('', NECESSARY_ONLY)).toEqual([]);
});

test('a cookie may have been set for each domain above the host, but not for the country', () => {
  expect(domainsOf('www.solrig.example.dk')).toEqual([
    'www.solrig.example.dk',
    'solrig.example.dk',
    'example.dk',
  ]);
  expect(domainsOf('localhost')).toEqual([]);
});
