import { fail, ok, type Result } from '../../../domain/result.ts';
import { limitedText } from '../yield/limited-body.ts';
import { readEnergiDataText } from './energi-data-answer.ts';
import type { SpotHour, SpotPriceSource, SpotPricesError } from './port.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 2000;
/** Two zones' quarter-hours of 14 days are 2,688 records of about 150 bytes. */
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;
const MOST_RECORDS = 10_000;

/** Energi Data Service of Energinet, DayAheadPrices. @param baseUrl as https://api.energidataservice.dk */
export function energiDataService(baseUrl: string): SpotPriceSource {
  return {
    async hoursBetween(fromUtcMs, toUtcMs) {
      const text = await ask(pricesUrl(baseUrl, fromUtcMs, toUtcMs));
      if (!text.ok) return text;
      const hours = readEnergiDataText(text.value);
      if (!hours.ok) return hours;
      const isAsked = ({ utcMs }: SpotHour) => utcMs >= fromUtcMs && utcMs < toUtcMs;
      return ok(hours.value.filter(isAsked));
    },
  };
}

function pricesUrl(baseUrl: string, fromUtcMs: number, toUtcMs: number): string {
  // It takes Danish time, one or two hours ahead of ours: what comes too much is left out.
  const minute = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 16);
  const query = new URLSearchParams({
    start: minute(fromUtcMs),
    end: minute(toUtcMs + 3 * HOUR_MS),
    filter: JSON.stringify({ PriceArea: ['DK1', 'DK2'] }),
    limit: String(MOST_RECORDS),
  });
  return `${baseUrl.replace(/\/+$/, '')}/dataset/DayAheadPrices?${query}`;
}

async function ask(url: string): Promise<Result<string, SpotPricesError>> {
  try {
    // The signal covers the body too: a server that starts and stops is one that hangs.
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { Accept: 'application/json', 'User-Agent': 'Solrig' };
    const response = await fetch(url, { redirect: 'error', signal, headers });
    if (response.status !== 200) {
      await response.body?.cancel();
      return fail({ kind: response.status === 429 ? 'busy' : 'unavailable' });
    }
    const text = await limitedText(response, LARGEST_ANSWER_BYTES);
    return text === null ? fail({ kind: 'unreadable' }) : ok(text);
  } catch {
    return fail({ kind: 'unavailable' });
  }
}
