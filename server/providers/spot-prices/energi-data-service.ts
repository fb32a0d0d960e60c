import { ok } from '../../../domain/result.ts';
import { askEnergiData } from '../energi-data/ask-energi-data.ts';
import { readEnergiDataText } from './energi-data-answer.ts';
import type { SpotHour, SpotPriceSource } from './port.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 2000;
const MOST_RECORDS = 10_000;

/** Energi Data Service of Energinet, DayAheadPrices. @param baseUrl as https://api.energidataservice.dk */
export function energiDataService(baseUrl: string): SpotPriceSource {
  return {
    async hoursBetween(fromUtcMs, toUtcMs) {
      const query = pricesQuery(fromUtcMs, toUtcMs);
      const asked = { baseUrl, dataset: 'DayAheadPrices', query, timeoutMs: TIMEOUT_MS };
      const text = await askEnergiData(asked);
      if (!text.ok) return text;
      const hours = readEnergiDataText(text.value);
      if (!hours.ok) return hours;
      const isAsked = ({ utcMs }: SpotHour) => utcMs >= fromUtcMs && utcMs < toUtcMs;
      return ok(hours.value.filter(isAsked));
    },
  };
}

function pricesQuery(fromUtcMs: number, toUtcMs: number) {
  // It takes Danish time, one or two hours ahead of ours: what comes too much is left out.
  const minute = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 16);
  return {
    start: minute(fromUtcMs),
    end: minute(toUtcMs + 3 * HOUR_MS),
    filter: JSON.stringify({ PriceArea: ['DK1', 'DK2'] }),
    limit: String(MOST_RECORDS),
  };
}
