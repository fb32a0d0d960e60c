import { expect, test } from 'vitest';
import { NO_HISTORY, putBack, recorded, redone, sealed, undone } from './sheet-history.ts';

const AT = '2026-11-20T10:47:00.000Z';
const step = (key: string, before: string, after: string) => ({
  at: AT,
  before: { [key]: before },
  after: { [key]: after },
});

test('letters typed into one cell are one step; after the cell was left they are another', () => {
  let history = recorded(NO_HISTORY, step('tile', '720', '7'));
  history = recorded(history, step('tile', '7', '74'));
  history = recorded(history, step('tile', '74', '740'));
  expect(history.done).toMatchObject([{ before: { tile: '720' }, after: { tile: '740' } }]);
  history = recorded(sealed(history), step('tile', '740', '750'));
  expect(history.done).toHaveLength(2);
  expect(undone(history)?.step.before).toEqual({ tile: '740' });
});

test('taken back and done again, in order; something new leaves nothing to do again', () => {
  let history = recorded(NO_HISTORY, step('tile', '720', '740'));
  history = recorded(history, step('slate', '1020', '1045'));
  const one = undone(history)!;
  const both = undone(one.history)!;
  expect([one.step.before, both.step.before]).toEqual([{ slate: '1020' }, { tile: '720' }]);
  expect(undone(both.history)).toBeNull();
  const again = redone(both.history)!;
  expect(again.step.after).toEqual({ tile: '740' });
  expect(redone(recorded(again.history, step('felt', '800', '820')))).toBeNull();
});

test('a step in the middle can be taken back by itself', () => {
  let history = recorded(NO_HISTORY, step('tile', '720', '740'));
  history = recorded(history, step('slate', '1020', '1045'));
  const [first] = history.done;
  expect(undone(history, first!.id)?.history.done).toMatchObject([{ after: { slate: '1045' } }]);
});

test('a cell that was changed since is left as it is', () => {
  const now: Record<string, string> = { tile: '740', slate: '999' };
  const back = putBack(
    { tile: '740', slate: '1045' },
    { tile: '720', slate: '1020' },
    (key) => now[key] ?? '',
  );
  expect(back).toEqual({ tile: '720' });
});
