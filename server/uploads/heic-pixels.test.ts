import { expect, test, vi } from 'vitest';
import { heic } from '../../tests/fixtures/made-files.ts';
import { heicPixels } from './heic-pixels.ts';

test('a broken file is refused without a word on the console', async () => {
  const said = vi.spyOn(globalThis.console, 'log').mockImplementation(() => undefined);
  const broken = new Uint8Array(heic().subarray(0, 200));
  expect(await heicPixels(broken, 1e6, 2560)).toEqual({ ok: false, error: { kind: 'damaged' } });
  expect(said).not.toHaveBeenCalled();
  globalThis.console.log('this one is heard');
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('a large picture comes in the size in which it is kept', async () => {
  const made = await heicPixels(new Uint8Array(heic()), 1e6, 32);
  expect(made.ok && [made.value.width, made.value.height, made.value.data.length]).toEqual([
    32,
    24,
    32 * 24 * 3,
  ]);
});
