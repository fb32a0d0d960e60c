import { expect, test } from 'vitest';
import { openerOf } from './opener-of.ts';

const at = (search: string, pathname = '/da/admin/catalogue') => ({ pathname, search });

test.each([
  { name: 'a row', was: '?kind=panel&row=B', now: '?kind=panel', opener: '?kind=panel&row=B' },
  {
    name: 'a row that was saved meanwhile',
    was: '?kind=panel&row=B&done=saved',
    now: '?kind=panel',
    opener: '?kind=panel&row=B',
  },
  { name: 'another tab', was: '?kind=panel&row=B', now: '?kind=inverter', opener: '?kind=panel' },
  { name: 'nothing that a link had opened', was: '?q=tag', now: '', opener: undefined },
  { name: 'what stays open', was: '?kind=panel', now: '?kind=panel&row=A', opener: undefined },
])('$name', ({ was, now, opener }) => {
  const links = ['', '?kind=panel', '?kind=panel&row=A', '?kind=panel&row=B'].map((search) =>
    at(search),
  );
  expect(openerOf([at('?q=tag', '/da/admin/leads'), ...links], at(was), at(now))?.search).toBe(
    opener,
  );
});
