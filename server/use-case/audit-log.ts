import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { Who } from './who.ts';

/** What was changed, by its id; for staff also field by field. */
export type AuditSubject = {
  readonly id: string;
  /**
   * It belongs to one person and is erased with them, so the log keeps it under a keyed hash too.
   */
  readonly isOwn?: true;
  /** Staff that nobody was until then: who signs in is a visitor before it. The log names them as the one who did it. */
  readonly isActor?: true;
  /**
   * The actor, by their id. The row gets a hash of its own as its actor: beside the id their usual one would tell who did
   * all their other actions.
   */
  readonly isOpenActor?: true;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
};

/**
 * For actions on the actor's own things: the actor is the subject, and the log gives them no second
 * name.
 */
export const THEMSELVES: AuditSubject = { id: 'self' };

type AuditEntry = {
  readonly name: string;
  readonly who: Who;
  readonly subjectKind: string;
  readonly subject: AuditSubject;
  readonly at: Date;
};

/**
 * Staff are named for what they do. Anybody else is a keyed hash: the actions of one person can be
 * followed, but the log does not reveal who it was, nor can they be found in it once erased.
 */
export function auditName(who: Who, secret: string): string {
  if (who.kind === 'staff') return who.uid;
  return hiddenName(who.kind === 'user' ? `user ${who.uid}` : `network ${who.network}`, secret);
}

/**
 * Equal for the same thing: what was done to it can be followed, and nothing of it can be read from
 * the log.
 */
export function hiddenName(told: string, secret: string): string {
  return createHmac('sha256', secret).update(`audit ${told}`).digest('base64url').slice(0, 22);
}

/**
 * In the caller's transaction: an action that fails is not logged, and an action that can't be
 * logged fails.
 */
export async function writeAuditEntry(
  transaction: Transaction<Tables>,
  { name, who, subjectKind, subject, at }: AuditEntry,
  secret: string,
): Promise<void> {
  const { id, isOwn = false, isActor = false, isOpenActor = false, before, after } = subject;
  const named = isOpenActor ? hiddenName(`${name} ${id}`, secret) : auditName(who, secret);
  await transaction
    .insertInto('audit_log')
    .values({
      id: newId(at),
      at: at.toISOString(),
      action: name,
      actor_kind: isActor ? 'staff' : who.kind,
      actor: isActor ? id : named,
      subject_kind: subjectKind,
      subject: isOwn ? hiddenName(`${subjectKind} ${id}`, secret) : id,
      before: before === undefined ? null : encodeJson(before),
      after: after === undefined ? null : encodeJson(after),
    })
    .execute();
}
