import { expect, test, vi } from 'vitest';
import { heic } from '../../tests/fixtures/made-files.ts';
import { heicPixels } from './heic-pixels.ts';

test('a broken file is refused without a word on the console', async () => {
  const said = vi.spyOn(globalThis.console, 'log').mockImplementation(() => undefined);
  const broken = new Uint8Array(heic().subarray(0, 200));
  expect(await heicPixels(broken, 1e6)).toEqual({ ok: false, error: { kind: 'damaged' } });
  expect(said).not.toHaveBeenCalled();
  globalThis.console.log('this one is heard');
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
