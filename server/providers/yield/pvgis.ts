import { fail, type Result } from '../../../domain/result.ts';
import type { RoofPlane } from '../../../domain/roof-plane.ts';
import type { Logger } from '../../logger.ts';
import { callRate } from './call-rate.ts';
import { circuitBreaker } from '../circuit-breaker.ts';
import { limitedText } from './limited-body.ts';
import type { YieldError, YieldSource, YieldYear } from './port.ts';
import { readPvgisText } from './pvgis-answer.ts';
import { retryAfterMs } from './retry-after.ts';

const TIMEOUT_MS = 2000;
/** A whole answer with its descriptions has about 4 kB. */
const LARGEST_ANSWER_BYTES = 256 * 1024;
/** What PVGIS allows per address. */
const CALLS_PER_SECOND = 30;

export type PvgisParts = {
  /** As https://re.jrc.ec.europa.eu/api/v5_3. */
  readonly baseUrl: string;
  readonly log: Logger;
  /** Milliseconds that never go back. */
  readonly clock?: () => number;
  /** Is told how each call ended, for who counts them. */
  readonly told?: (outcome: string) => void;
};

/** With what is known of the service's health. */
export type PvgisSource = YieldSource & { readonly isLeftAlone: () => boolean };

type Failure = YieldError & { readonly retryAfterMs?: number };

/** PVGIS 5.3 of the Joint Research Centre, PVcalc: monthly AC yield of 1 kWp. */
export function pvgisYield(parts: PvgisParts): PvgisSource {
  const { baseUrl, log, clock = () => performance.now(), told = () => undefined } = parts;
  const breaker = circuitBreaker(clock);
  const mayCall = callRate(CALLS_PER_SECOND, clock);
  return {
    isLeftAlone: breaker.isOpen,
    async yearOn(plane) {
      if (breaker.isOpen()) return fail({ kind: 'unavailable' });
      if (!mayCall()) return fail({ kind: 'busy' });
      if (!breaker.begin()) return fail({ kind: 'unavailable' });
      const answer = await ask(pvcalcUrl(baseUrl, plane));
      told(answer.ok ? 'ok' : answer.error.kind);
      // A place without data is an answer: the service is well.
      if (answer.ok || answer.error.kind === 'no-data') {
        breaker.succeeded();
        return answer;
      }
      const { kind, retryAfterMs: askedMs } = answer.error;
      breaker.failed(askedMs);
      log.debug({ code: kind }, 'pvgis gave no yield');
      if (breaker.isOpen()) log.warn({ code: kind }, 'pvgis is left alone for a while');
      return fail({ kind });
    },
  };
}

function pvcalcUrl(baseUrl: string, plane: RoofPlane): string {
  const query = new URLSearchParams({
    lat: String(plane.lat),
    lon: String(plane.lon),
    peakpower: '1',
    loss: String(plane.systemLossPercent),
    angle: String(plane.slopeDeg),
    aspect: String(plane.azimuthDeg),
    mountingplace: plane.mounting,
    pvtechchoice: 'crystSi',
    usehorizon: '1',
    outputformat: 'json',
  });
  return `${baseUrl.replace(/(?<!\/)\/+$/, '')}/PVcalc?${query}`;
}

async function ask(url: string): Promise<Result<YieldYear, Failure>> {
  let text: string | null;
  let status: number;
  try {
    // The signal covers the body too: a server that starts and stops is one that hangs.
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { Accept: 'application/json', 'User-Agent': 'Solrig' };
    const response = await fetch(url, { redirect: 'error', signal, headers });
    ({ status } = response);
    if (status !== 200 && status !== 400) {
      await response.body?.cancel();
      return fail(refusal(response));
    }
    text = await limitedText(response, LARGEST_ANSWER_BYTES);
  } catch {
    return fail({ kind: 'unavailable' });
  }
  if (text === null) return fail({ kind: 'unreadable' });
  if (status === 200) return readPvgisText(text);
  return fail({ kind: /over the sea/i.test(text) ? 'no-data' : 'unreadable' });
}

function refusal({ status, headers }: Response): Failure {
  if (status !== 429 && status !== 529) return { kind: 'unavailable' };
  const askedMs = retryAfterMs(headers.get('retry-after'), new Date());
  return askedMs === null ? { kind: 'busy' } : { kind: 'busy', retryAfterMs: askedMs };
}
