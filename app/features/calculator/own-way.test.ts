import { expect, test } from 'vitest';
import { isOwnWay } from './own-way.ts';

const SITE = 'https://solrig.example';
const HOUSE = { lat: 56.157, lon: 10.211 };
const AT_HOUSE = 'lat=56.157&lon=10.211&slope=30';
const CALCULATOR = `${SITE}/da/calculator/solrig-calculator?${AT_HOUSE}`;

test.each([
  ['the address on the home page', `${SITE}/da`, ''],
  [
    'the address, with the home page opened by a search engine',
    `${SITE}/da`,
    'https://find.example/',
  ],
  ['the address without JavaScript', CALCULATOR, `${SITE}/da`],
  ['the survey', `${SITE}/da/calculator/start`, ''],
  ['their own reports', `${SITE}/da/report/solrig-report`, ''],
  ['another address, after somebody’s link', `${SITE}/da/calculator/report?lat=55&lon=12`, ''],
])('a house reached by %s is the visitor’s own', (_, address, referrer) =>
  expect(isOwnWay(HOUSE, { address, referrer })).toBe(true),
);

test.each([
  ['a link in a mail', CALCULATOR, ''],
  ['a link on another site', CALCULATOR, 'https://other.example/da'],
  ['a link to its report', `${SITE}/da/calculator/report?${AT_HOUSE}`, ''],
  ['a link, read on in the other language', CALCULATOR.replace('/da/', '/en/'), CALCULATOR],
  ['a link with other figures of the house', `${CALCULATOR}&azimuth=20`, ''],
])('a house reached by %s is somebody else’s', (_, address, referrer) =>
  expect(isOwnWay(HOUSE, { address, referrer })).toBe(false),
);
