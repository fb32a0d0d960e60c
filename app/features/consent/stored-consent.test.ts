import { describe, expect, test } from 'vitest';
import { readConsent } from './stored-consent.ts';

const choice = { necessary: true, analytics: true, marketing: false, preferences: false };

describe('what is stored is a choice', () => {
  test('when it names all four categories', () => {
    expect(readConsent(JSON.stringify(choice))).toEqual(choice);
  });

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', 'yes'],
    ['null', 'null'],
    ['a list', '[true, true, true, true]'],
    ['a category is missing', '{"necessary":true,"analytics":true,"marketing":true}'],
    ['a category is a word', JSON.stringify({ ...choice, analytics: 'false' })],
    ['a category is a number', JSON.stringify({ ...choice, marketing: 1 })],
    ['the necessary is refused', JSON.stringify({ ...choice, necessary: false })],
  ])('not when it is %s', (_, stored) => {
    expect(readConsent(stored)).toBeNull();
  });
});
