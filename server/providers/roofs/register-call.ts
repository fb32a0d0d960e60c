import { fail, ok, type Result } from '../../../domain/result.ts';
import type { Logger } from '../../logger.ts';
import { circuitBreaker } from '../circuit-breaker.ts';
import { limitedBytes } from '../yield/limited-body.ts';
import type { RegisterError, RegisterName } from './port.ts';

const REFUSALS: Readonly<Record<number, RegisterError['kind']>> = {
  401: 'refused',
  403: 'refused',
  429: 'busy',
};

/** Answers that arrive well and are none, one after the other, before the register is left alone for so long. */
const BAD_TO_OPEN = 3;
const BAD_MS = 30_000;
const LEFT_ALONE = 'register is left alone for a while';

export type CallTerms = {
  readonly name: RegisterName;
  readonly timeoutMs: number;
  readonly mostBytes: number;
  readonly log: Logger;
  /** Milliseconds that never go back. */
  readonly clock: () => number;
  /** Is told how each call ended, for who counts them. */
  readonly told: (register: RegisterName, outcome: string) => void;
};

export type RegisterCall = {
  /** @param reader null: no answer of this register */
  readonly ask: <Value>(
    request: Request,
    reader: (bytes: Uint8Array<ArrayBuffer>) => Value | null,
  ) => Promise<Result<Value, RegisterError>>;
  /** Whether an answer that looked like one was one, told by who has read it. */
  readonly wasGood: (was: boolean) => void;
  readonly isLeftAlone: () => boolean;
};

/**
 * Calls of one register, which is left alone for a while once it fails. The key stands in the address: neither that
 * nor what fetch says of a failure, which holds it, is logged or passed on.
 */
export function registerCall(terms: CallTerms): RegisterCall {
  const { name, log, clock, told } = terms;
  const breaker = circuitBreaker(clock);
  let bad = 0;
  function failed({ kind }: RegisterError): void {
    breaker.failed();
    told(name, kind);
    if (breaker.isOpen()) log.warn({ code: kind, register: name }, LEFT_ALONE);
  }
  return {
    isLeftAlone: breaker.isOpen,
    wasGood(was) {
      bad = was ? 0 : bad + 1;
      if (was) return;
      told(name, 'unreadable');
      if (bad < BAD_TO_OPEN) return;
      bad = 0;
      breaker.failed(BAD_MS);
      log.warn({ code: 'unreadable', register: name }, LEFT_ALONE);
    },
    async ask(request, reader) {
      if (!breaker.begin()) return fail({ kind: 'unavailable' });
      const bytes = await answerTo(request, terms);
      const value = bytes.ok ? read(bytes.value, reader) : null;
      if (value !== null) {
        breaker.succeeded();
        told(name, 'ok');
        return ok(value);
      }
      const error: RegisterError = bytes.ok ? { kind: 'unreadable' } : bytes.error;
      failed(error);
      return fail(error);
    },
  };
}

function read<Value>(
  bytes: Uint8Array<ArrayBuffer>,
  reader: (bytes: Uint8Array<ArrayBuffer>) => Value | null,
): Value | null {
  try {
    return reader(bytes);
  } catch {
    return null;
  }
}

async function answerTo(
  request: Request,
  { timeoutMs, mostBytes }: CallTerms,
): Promise<Result<Uint8Array<ArrayBuffer>, RegisterError>> {
  try {
    // The signal covers the body too: a server that starts and stops is one that hangs.
    const response = await fetch(request, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return fail({ kind: REFUSALS[response.status] ?? 'unavailable' });
    }
    const bytes = await limitedBytes(response, mostBytes);
    return bytes === null ? fail({ kind: 'unreadable' }) : ok(bytes);
  } catch {
    return fail({ kind: 'unavailable' });
  }
}
