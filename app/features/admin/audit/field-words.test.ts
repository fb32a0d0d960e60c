import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../../../../engine/data/example-catalogue.ts';
import { overwriteGetLocale } from '../../../../messages/compiled/runtime.js';
import { fieldName, fieldsCalled, type AuditNames } from './field-name.ts';
import { fieldText } from './field-text.ts';
import { recordName, recordOf } from './record-name.ts';

const NAMES: AuditNames = {
  catalogue: EXAMPLE_CATALOGUE,
  rules: [{ id: 'east', name: 'Kørsel øst for Storebælt' }],
  staff: [{ uid: '7', name: 'Jonas Krag' }],
};
const speak = (locale: 'da' | 'en') => overwriteGetLocale(() => locale);
const of = (subjectKind: string, subject = '1') => ({ subjectKind, subject });

test.each([
  [of('record', 'panel TW-440'), 'x', 'x, den lange side, m'],
  [of('record', 'tariff 01a2'), 'company', 'Selskab'],
  [of('record', 'partner 01a2'), 'logoBytes', 'Logoets størrelse'],
  [of('price-book'), 'scaffold.terraced.cost', 'Stillads, rækkehus: Vores kostpris'],
  [of('price-book'), 'rule.east.change', 'Kørsel øst for Storebælt: Tillæg eller fradrag'],
  [of('quote'), 'base-work', 'Elarbejde, opsætning og tilmelding'],
  [of('lead'), 'ownerUid', 'Ejer'],
])('of %o the field %s is called %s', (subject, field, name) => {
  speak('da');
  expect(fieldName(subject, field, NAMES)).toBe(name);
});

test.each([
  [of('record', 'panel TW-440'), 'is_default', 'yes', 'ja'],
  [of('record', 'panel TW-440'), 'is_default', '', 'nej'],
  [of('record', 'tariff 01a2'), 'part', 'winter', 'Vinter, oktober–marts'],
  [of('record', 'tariff 01a2'), 'company', '5790001089030', 'N1 (131)'],
  [of('record', 'tariff 01a2'), 'from', '2027-01-01', '1. jan. 2027'],
  [of('record', 'panel TW-440'), 'inUse', false, 'nej'],
  [of('price-book'), 'rule.east.roofTypes', 'tile,slate', 'Teglsten, Skifer'],
  [of('price-book'), 'scaffold.terraced.cost', '4000', '4000'],
  [of('quote'), 'base-work', 1_250_000, '12.500\u00a0kr.'],
  [of('quote'), 'number', 2, '2'],
  [of('lead'), 'ownerUid', '7', 'Jonas Krag'],
  [of('lead'), 'ownerUid', null, '–'],
  [of('lead'), 'stage', 'visit', 'Besøg aftalt'],
  [of('lead'), 'due', '2026-11-30 13:00', '30. nov. 2026 13.00'],
  [of('user'), 'role', 'removed', 'fjernet'],
])('of %o the field %s that holds %o says %s', (subject, field, value, text) => {
  speak('da');
  expect(fieldText(subject, field, value, NAMES)).toBe(text);
});

test('rows that staff keep are called as on their own pages', () => {
  speak('da');
  const winter = { company: '5790001089030', part: 'winter', from: '2027-01-01' };
  expect(recordName('tariff', '01a2', winter)).toBe(
    'N1 (131), Vinter, oktober–marts, 1. jan. 2027',
  );
  expect(recordName('panel', 'TW-440', { manufacturer_name: 'Tongwei' })).toBe('Tongwei TW-440');
  expect(recordName('testimonial', '01a2', {})).toBe('');
  expect(recordOf('panel TW 440')).toEqual({ kind: 'panel', id: 'TW 440' });
  expect(recordOf('lead 440')).toBeNull();
});

test('a search in the words of the page finds the fields that are called so, in its language only', () => {
  speak('da');
  expect(fieldsCalled('stillads')).toContain('scaffold.terraced');
  expect(fieldsCalled('Begrundelse')).toEqual(['reason']);
  expect(fieldsCalled('sti')).toEqual([]);
  speak('en');
  expect(fieldsCalled('stillads')).toEqual([]);
  expect(fieldsCalled('scaffolding')).toContain('scaffold.terraced');
});
