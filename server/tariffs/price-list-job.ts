import { logFailure } from '../log-failure.ts';
import type { Services } from '../services.ts';
import { readNextOfPriceList } from './read-price-list.ts';

/** How often it looks whether something is to be asked; the pause between two questions is kept elsewhere. */
const LOOK_EVERY_MS = 20_000;

/** Reads the price list on while staff wish it, one company after the other. */
export function startPriceListJob({ db, now, log, tariffSource }: Services) {
  if (tariffSource === null) return { stop: () => Promise.resolve() };
  let running: Promise<void> = Promise.resolve();
  let isIdle = true;
  const look = async () => {
    try {
      await readNextOfPriceList({ db, now, tariffSource });
    } catch (error) {
      logFailure(log, 'price list not read', error);
    }
    isIdle = true;
  };
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    running = look();
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
