import type { Transaction } from 'kysely';
import { fail, type Result } from '../../domain/result.ts';
import { inTransactionOrNothing } from '../db/in-transaction-or-nothing.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { writeAuditEntry, type AuditSubject } from './audit-log.ts';
import type { Staff, User, Visitor, Who } from './who.ts';
import type { Locale } from '../../words/locale.ts';

// A thing that a person can do is one use case: a command changes, a query reads. Pages and calls
// only translate, so a form and the matching call obey the same rules.

/**
 * Who may ask. Ownership is part of the lookup: somebody else's thing is not found.
 *
 * customer: whoever has the key to a request or a quote, signed in or not, but never staff. What
 * the customer says, signs or takes back is the customer's own.
 */
export type Level = 'anyone' | 'customer' | 'user' | 'staff';

type Askers = {
  readonly anyone: Who;
  readonly customer: Visitor | User;
  readonly user: User | Staff;
  readonly staff: Staff;
};
type Asker<L extends Level> = Askers[L];

/**
 * signed-out: nobody is signed in, or no longer. not-staff: they are, but it is not theirs to do.
 * is-staff: it is the customer's, and in this browser somebody is signed in as staff.
 */
type Refusals = {
  readonly anyone: never;
  readonly customer: { readonly kind: 'is-staff' };
  readonly user: { readonly kind: 'signed-out' };
  readonly staff: { readonly kind: 'signed-out' } | { readonly kind: 'not-staff' };
};
export type NotAllowed<L extends Level> = Refusals[L];

type Terms<L extends Level> = {
  /** Its name in the audit log and other logs, for example `report.share`. */
  readonly name: `${string}.${string}`;
  readonly access: L;
};

type CommandTerms<L extends Level> = Terms<L> & {
  /**
   * always: doing it twice is the same as once. by-key: the input's idempotency key says what is
   * the same.
   */
  readonly idempotent: 'always' | 'by-key' | 'no';
  /** The kind of thing, for the audit log; null: nobody needs to follow it. */
  readonly audit: string | null;
};

/**
 * One transaction, in which a refusal (a Result that is not ok) leaves nothing behind. `about`
 * names the thing that is changed, and the audit entry is written with it. An outcome that names
 * nothing has changed nothing.
 */
export type Change = <Outcome extends { readonly ok: boolean }>(
  work: (
    transaction: Transaction<Tables>,
    about: (subject: AuditSubject) => void,
  ) => Promise<Outcome>,
) => Promise<Outcome>;

type Kind = { readonly kind: string };
type Language = [] | [locale: Locale];
type Run<L extends Level, Needs, Input, Words extends Language, Value, Failure extends Kind> = (
  needs: Needs,
  who: Asker<L>,
  input: Input,
  ...locale: Words
) => Promise<Result<Value, Failure>>;

export type UseCase<
  L extends Level,
  Needs,
  Input,
  Words extends Language,
  Value,
  Failure extends Kind,
> = {
  (
    needs: Needs,
    who: Who,
    input: Input,
    ...locale: Words
  ): Promise<Result<Value, Failure | NotAllowed<L>>>;
  readonly terms: Terms<L>;
};

/**
 * What the caller gives a command: everything it needs except the transaction, which is made for
 * it.
 */
type Outside<Needs> = Omit<Needs, 'change'> & Pick<Services, 'db' | 'now' | 'secret'>;

/** Declares something a person can do that makes a change. */
export function command<
  const L extends Level,
  Needs extends { readonly change: Change },
  Input,
  Words extends Language,
  Value,
  Failure extends Kind,
>(
  terms: CommandTerms<L>,
  run: Run<L, Needs, Input, Words, Value, Failure>,
): UseCase<L, Outside<Needs>, Input, Words, Value, Failure> & { readonly terms: CommandTerms<L> } {
  const asked = async (outside: Outside<Needs>, who: Who, input: Input, ...locale: Words) => {
    const refusal = refusalOf(terms.access, who);
    if (refusal !== null) return refusal;
    const needs = { ...outside, change: changeOf(outside, who, terms) } as unknown as Needs;
    return run(needs, who as Asker<L>, input, ...locale);
  };
  return Object.assign(asked, { terms });
}

/** Declares something a person can read. */
export function query<
  const L extends Level,
  Needs,
  Input,
  Words extends Language,
  Value,
  Failure extends Kind,
>(
  terms: Terms<L>,
  run: Run<L, Needs, Input, Words, Value, Failure>,
): UseCase<L, Needs, Input, Words, Value, Failure> {
  const asked = async (needs: Needs, who: Who, input: Input, ...locale: Words) =>
    refusalOf(terms.access, who) ?? run(needs, who as Asker<L>, input, ...locale);
  return Object.assign(asked, { terms });
}

function refusalOf<L extends Level>(access: L, who: Who) {
  const kind = REFUSED[access][who.kind];
  return kind === undefined ? null : fail({ kind } as NotAllowed<L>);
}

/** Of what is not here, each may ask. */
const REFUSED: Readonly<Record<Level, Readonly<Partial<Record<Who['kind'], string>>>>> = {
  anyone: {},
  customer: { staff: 'is-staff' },
  user: { visitor: 'signed-out' },
  staff: { visitor: 'signed-out', user: 'not-staff' },
};

function changeOf(
  { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
  who: Who,
  { name, audit }: CommandTerms<Level>,
): Change {
  return (work) =>
    inTransactionOrNothing(db, async (transaction) => {
      const subjects: AuditSubject[] = [];
      const outcome = await work(transaction, (subject) => void subjects.push(subject));
      if (outcome.ok && audit !== null) {
        for (const subject of subjects) {
          const entry = { name, who, subjectKind: audit, subject, at: now() };
          await writeAuditEntry(transaction, entry, secret);
        }
      }
      return outcome;
    });
}
