import { fail, ok, type Result } from '../../../domain/result.ts';
import { LIMITS } from '../../../domain/calculator-limits.ts';
import type { Logger } from '../../logger.ts';
import { circuitBreaker } from '../circuit-breaker.ts';
import { limitedText } from '../yield/limited-body.ts';
import { readHits, readHouse, readWashed, type House } from './adressevaelger-answer.ts';
import { readWritten } from './written-address.ts';
import type { AddressError, AddressSource, FoundAddress, Postcodes } from './port.ts';

// Two calls one after the other, as a typed text takes, still leave a page its 2.5 s.
const TIMEOUT_MS = 1100;
/** Eight hits have about 3 kB. */
const LARGEST_ANSWER_BYTES = 256 * 1024;
const MOST_RESULTS = 8;
/** More is refused. */
const LONGEST_TEXT = 73;
const REFUSALS: Readonly<Record<number, AddressError['kind']>> = {
  401: 'refused',
  403: 'refused',
  429: 'busy',
};
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type AdressevaelgerParts = {
  /** As https://adressevaelger.dk. */
  readonly baseUrl: string;
  readonly token: string;
  /** Towns, zones and grid companies, which its answers lack. */
  readonly postcodes: Postcodes;
  readonly log: Logger;
  /** Milliseconds that never go back. */
  readonly clock?: () => number;
};

/** null: the service knows nothing of what it was asked for, which is an answer. */
type Ask = (
  path: string,
  query: Record<string, string>,
) => Promise<Result<string | null, AddressError>>;

/** Adressevælger of Klimadatastyrelsen, which answers from the Danish address register. */
export function adressevaelger(parts: AdressevaelgerParts): AddressSource {
  const { postcodes, log, clock = () => performance.now() } = parts;
  const breaker = circuitBreaker(clock);

  /** Asks, reads, and tells the breaker what came of it. Nothing of the question or the answer is logged. */
  async function read<Value>(
    path: string,
    query: Record<string, string>,
    reader: (text: string | null) => Value | null,
  ): Promise<Result<Value, AddressError>> {
    if (!breaker.begin()) return fail({ kind: 'unavailable' });
    const text = await askerOf(parts)(path, query);
    const value = text.ok ? reader(text.value) : null;
    if (value !== null) {
      breaker.succeeded();
      return ok(value);
    }
    const error: AddressError = text.ok ? { kind: 'unreadable' } : text.error;
    breaker.failed();
    if (breaker.isOpen())
      log.warn({ code: error.kind }, 'adressevaelger is left alone for a while');
    return fail(error);
  }

  async function at(path: string): Promise<Result<FoundAddress | null, AddressError>> {
    const answer = await read(path, {}, readHouse);
    if (!answer.ok || answer.value === 'none') return answer.ok ? ok(null) : answer;
    return ok(placed(answer.value, postcodes));
  }

  return {
    async search(text) {
      const tekst = asked(text);
      if (tekst.length < 2) return ok([]);
      const hits = await read('husnumre/soeg', { tekst, maksimum: String(MOST_RESULTS) }, readHits);
      if (!hits.ok) return hits;
      const found = hits.value.flatMap(({ id, title, street, postcode }) => {
        const place = postcodes.placeIn(postcode, street);
        if (place === null) return [];
        return [id === null ? place : { ...place, id, label: title, address: title }];
      });
      // Two roads of one name in one postcode are one line to choose.
      const byLabel = new Map(found.map((place) => [place.label, place]));
      return ok([...byLabel.values()].slice(0, MOST_RESULTS));
    },
    async byId(id) {
      if (!ID.test(id)) return ok(null);
      const found = await at(`husnumre/${id}`);
      // Another's house is none: the place of the postcode is nearer the truth.
      const isOther = found.ok && found.value?.id?.toLowerCase() !== id.toLowerCase();
      return isOther ? ok(null) : found;
    },
    async match(text) {
      const adresse = asked(text);
      if (adresse.length < 2) return ok(null);
      const id = await read('vask/', { adresse }, readWashed);
      if (!id.ok) return id;
      return ID.test(id.value) ? at(`adresser/${id.value}`) : ok(null);
    },
  };
}

/** A comma without a space after it is not understood there. A text that is too long keeps its postcode: without it, it means another town's street. */
function asked(text: string): string {
  const spaced = text
    .split(',')
    .map((part) => part.trim())
    .join(', ')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = spaced.slice(0, LONGEST_TEXT).trim();
  const { street, postcode } = readWritten(spaced);
  if (street === null || postcode === null || readWritten(cut).postcode === postcode) return cut;
  const end = `, ${postcode}`;
  return street.slice(0, LONGEST_TEXT - end.length).replace(/(?<![\s,])[\s,]+$/, '') + end;
}

/** null: a place that the calculator knows no postcode of, or that is not in Denmark. */
function placed({ id, title, postcode, lat, lon }: House, postcodes: Postcodes) {
  const place = postcodes.placeIn(postcode, null);
  if (place === null || !isWithin(lat, LIMITS.lat) || !isWithin(lon, LIMITS.lon)) return null;
  return { ...place, id, label: title, address: title, lat, lon, precision: 'address' as const };
}

const isWithin = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;

function askerOf({ baseUrl, token }: AdressevaelgerParts): Ask {
  return async (path, query) => {
    const given = new URLSearchParams({ ...query, token });
    try {
      // The signal covers the body too: a server that starts and stops is one that hangs.
      const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/${path}?${given}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { Accept: 'application/json', 'User-Agent': 'Solrig' },
      });
      const { status } = response;
      if (status !== 200) {
        await response.body?.cancel();
        // Numbers and texts come from visitors: one that it knows nothing of says nothing against the service.
        return status === 400 || status === 404
          ? ok(null)
          : fail({ kind: REFUSALS[status] ?? 'unavailable' });
      }
      const text = await limitedText(response, LARGEST_ANSWER_BYTES);
      return text === null ? fail({ kind: 'unreadable' }) : ok(text);
    } catch {
      return fail({ kind: 'unavailable' });
    }
  };
}
