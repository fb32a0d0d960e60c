import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { drawnPage } from './drawn-page.server.tsx';

const page = (part: React.ReactNode) => (
  <html lang="da">
    <body>
      <Suspense fallback="…">{part}</Suspense>
    </body>
  </html>
);

test('a page whose part was waited for is the same, to the byte, once nothing is waited for', async () => {
  let loads = 0;
  const Late = lazy(async () => {
    loads += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { default: () => <p title="5 < 6">Én side – “hel”</p> };
  });
  const first = (await drawnPage(() => page(<Late />))).toString();
  const second = (await drawnPage(() => page(<Late />))).toString();
  expect(first).toBe(
    '<!DOCTYPE html><html lang="da"><head></head><body><!--$--><p title="5 &lt; 6">Én side – “hel”</p><!--/$--></body></html>',
  );
  expect(second).toBe(first);
  expect(loads).toBe(1);
});

test('what fails in a page is told as it was thrown', async () => {
  const Broken = () => {
    throw new RangeError('no such figure');
  };
  await expect(drawnPage(() => page(<Broken />))).rejects.toThrow(new RangeError('no such figure'));
});
