import { expect, test } from 'vitest';
import { fileSize } from '../../../words/file-words.ts';
import { nameParts } from './file-words.ts';

test.each([
  ['tag mod syd fra haven 2026-11-20.png', 'tag mod syd fra haven 2026', '-11-20.png'],
  ['tag.jpg', '', 'tag.jpg'],
  ['mappe/🏠 tage.jpg', 'mappe/', '🏠 tage.jpg'],
])('%s ends as it is told apart by', (name, begin, end) => {
  expect(nameParts(name)).toEqual([begin, end]);
});

test.each([
  [0, '0'],
  [11, '1'],
  [80 * 1024, '80'],
])('%d bytes are told in kB', (bytes, figure) => {
  expect(fileSize(bytes, 'da')).toBe(`${figure}\u00a0kB`);
});

test('a photo is told in MB', () => {
  expect(fileSize(2.4 * 1024 * 1024, 'da')).toBe('2,4\u00a0MB');
  expect(fileSize(2.4 * 1024 * 1024, 'en')).toBe('2.4\u00a0MB');
});
