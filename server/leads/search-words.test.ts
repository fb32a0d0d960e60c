import { expect, test } from 'vitest';
import { phoneWord, searchWords, soughtWords } from './search-words.ts';

test('words are small letters, also the Danish ones, each once', () => {
  expect(searchWords(['Åse Ærø', 'ÅSE', 'Kastanjevej 40, 8700 Horsens'])).toEqual([
    'åse',
    'ærø',
    'kastanjevej',
    '40',
    '8700',
    'horsens',
  ]);
});

test('a number is found however it is written', () => {
  const kept = phoneWord('+4520304050');
  for (const typed of ['20304050', '20 30 40 50', '+45 20 30 40 50', '4520304050']) {
    expect(soughtWords(typed)).toEqual([kept]);
  }
});
