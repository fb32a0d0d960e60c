import { fail, ok, type Result } from '../../../domain/result.ts';
import { limitedText } from '../yield/limited-body.ts';

/** Two zones' quarter-hours of 14 days are 2,688 records of about 150 bytes. */
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

export type EnergiDataError = {
  /** busy: asked too often. unreadable: not an answer of this service. unavailable: no answer. */
  readonly kind: 'busy' | 'unreadable' | 'unavailable';
  /** When a busy service may be asked again, if it says so [s]. */
  readonly retryAfterS?: number;
};

type Question = {
  /** As https://api.energidataservice.dk */
  readonly baseUrl: string;
  readonly dataset: string;
  readonly query: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

/** The text of an answer of Energi Data Service. Never throws for the network. */
export async function askEnergiData(asked: Question): Promise<Result<string, EnergiDataError>> {
  const { baseUrl, dataset, query, timeoutMs } = asked;
  const url = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/dataset/${dataset}?${new URLSearchParams(query)}`;
  try {
    // The signal covers the body too: a server that starts and stops is one that hangs.
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { Accept: 'application/json', 'User-Agent': 'Solrig' };
    const response = await fetch(url, { redirect: 'error', signal, headers });
    if (response.status !== 200) {
      await response.body?.cancel();
      if (response.status !== 429) return fail({ kind: 'unavailable' });
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      return fail({ kind: 'busy', ...(seconds > 0 ? { retryAfterS: seconds } : {}) });
    }
    const text = await limitedText(response, LARGEST_ANSWER_BYTES);
    return text === null ? fail({ kind: 'unreadable' }) : ok(text);
  } catch {
    return fail({ kind: 'unavailable' });
  }
}
