import { expect, test } from 'vitest';
import { placeBlock } from './paste-block.ts';

const ROWS = [
  ['a.cost', 'a.price'],
  ['b.cost', 'b.price'],
];

test('a block goes line by line from the cell with the focus; blanks leave a cell as it is', () => {
  expect(placeBlock('555\t740\r\n\t1.045\r\n', ROWS, 'a.cost')).toEqual({
    texts: { 'a.cost': '555', 'a.price': '740', 'b.price': '1.045' },
    leftOut: 0,
  });
});

test('what the sheet has no place for is counted', () => {
  expect(placeBlock('1\t2\n3\t4\n5\t6', ROWS, 'a.price')).toEqual({
    texts: { 'a.price': '1', 'b.price': '3' },
    leftOut: 4,
  });
});
