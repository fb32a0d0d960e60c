import { logFailure } from './log-failure.ts';
import type { Services } from './services.ts';

/**
 * Reads one part of a page. A part that can't be read is left out alone, and logged.
 *
 * @returns what was read; null: it could not be
 */
export async function readAlone<Facts>(
  { log }: Partial<Pick<Services, 'log'>>,
  part: string,
  read: () => Promise<Facts>,
): Promise<Facts | null> {
  try {
    return await read();
  } catch (error) {
    if (log !== undefined) logFailure(log, 'a part of a page could not be read', error, { part });
    return null;
  }
}
