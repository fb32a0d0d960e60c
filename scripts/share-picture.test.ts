import { expect, test } from 'vitest';
import { HEIGHT, shareSvg, sharePicture, WIDTH, wrapped } from './share-picture.ts';

test('lines keep their length, and no word is cut', () => {
  expect(wrapped('Hvad består elprisen af', 12)).toEqual(['Hvad består', 'elprisen af']);
  expect(wrapped('Nettilslutningsaftale nu', 10)).toEqual(['Nettilslutningsaftale', 'nu']);
});

test('a name with special characters is not markup', () => {
  expect(shareSvg('<b> & co')).not.toContain('<b>');
});

test('the picture is a PNG of the size networks ask for', async () => {
  const png = Buffer.from(await sharePicture('Solceller på Ærø'));
  // PNG specification: signature, then IHDR with width and height.
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
});
