import { readFileSync } from 'node:fs';

// A server whose clock is off by what a file says, in milliseconds; for trying what that does.

const file = process.env['CLOCK_OFFSET_FILE'] ?? '';
const RealDate = Date;
const LOOK_EVERY_MS = 50;
let offsetMs = 0;
const look = () => void (offsetMs = Number(readFileSync(file, 'utf8')) || 0);

if (file !== '') {
  setInterval(() => {
    try {
      look();
    } catch {
      // The folder is gone: the trial is over.
    }
  }, LOOK_EVERY_MS).unref();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + offsetMs] : given, made),
    get: (target, name, receiver) =>
      name === 'now'
        ? () => target.now() + offsetMs
        : (Reflect.get(target, name, receiver) as unknown),
  });
}
