import type { LeadFacts } from '../../domain/staff/lead-facts.ts';
import { maskedEmail, maskedPhone } from '../../domain/masked-contact.ts';
import { readChangeSide, type LeadChangeSide } from '../../domain/staff/stored-change.ts';
import type { DoneChange, LeadEvent, LeadOwner } from '../../domain/staff/leads.ts';
import { fail, ok } from '../../domain/result.ts';
import { readState } from '../../domain/stored-state.ts';
import { CALCULATION_COLUMNS, readCalculation } from '../calculations/read-calculation.ts';
import { readOrLog, type StoredJson } from '../db/json.ts';
import { consentTextReader } from '../privacy/consent-texts.ts';
import type { Services } from '../services.ts';
import { givenPicture } from '../../domain/roof-picture.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import { referenceOf } from '../reference.ts';
import { doublesOf, mergedInto } from './read-doubles.ts';
import { groupOf } from './merged-leads.ts';
import { isStill } from './undo-lead.ts';
import { leadRowOf, leadsWithOwner } from './lead-rows.ts';
import { inDanishOrder } from '../../words/danish-order.ts';

/** All that staff see of one lead. */
export const readLead = query(
  { name: 'lead.read', access: 'staff' },
  async (
    needs: Pick<Services, 'db' | 'log' | 'now' | 'addresses' | 'estimateContext'>,
    who,
    { id }: { readonly id: string },
  ) => {
    const { db, log } = needs;
    const stored = await leadsWithOwner(db).where('leads.id', '=', id).executeTakeFirst();
    if (stored === undefined) return fail({ kind: 'not-found' as const });
    const group = await groupOf(db, id);
    const offer = await db
      .selectFrom('offer_requests as offer')
      .innerJoin(
        'calculations as calculation',
        'calculation.calculation_id',
        'offer.calculation_id',
      )
      .select([
        'offer.locale',
        'offer.channel',
        'offer.email',
        'offer.phone',
        'offer.contact_time',
        'offer.notes',
        'offer.consent_version',
        'offer.consent_at',
        'offer.consent_locale',
        'offer.calculator_state',
        'calculation.created_at as frozen_at',
        'calculation.engine_version',
        'calculation.price_book_version',
        ...CALCULATION_COLUMNS,
      ])
      .where('offer.id', '=', id)
      .executeTakeFirstOrThrow();
    const events = await db
      .selectFrom('offer_events')
      .leftJoin('users', 'users.uid', 'offer_events.actor_uid')
      .select([
        'offer_events.id',
        'offer_id',
        'at',
        'kind',
        'actor_uid',
        'note',
        'before',
        'after',
        'undone_at',
        'users.name',
        'users.email',
      ])
      .where('offer_id', 'in', group)
      .orderBy('offer_events.id', 'desc')
      .execute();
    const files = await db
      .selectFrom('uploads')
      .select(['id', 'purpose', 'name', 'kind', 'bytes'])
      .where('offer_id', 'in', group)
      .orderBy('id')
      .execute();
    const consentLocale = offer.consent_locale ?? offer.locale;
    const wordsOf = await consentTextReader(db);
    const { estimate, quote, figures } = readCalculation(offer);
    const place = { log, table: 'offer_requests', id };
    const state = readOrLog(offer.calculator_state, readState, place);
    const { catalogue } = await needs.estimateContext();
    return ok<LeadFacts>({
      lead: leadRowOf(stored, needs),
      mergedInto: stored.merged_into,
      doubles: await doublesOf(needs, group),
      merged: await mergedInto(db, group.slice(1), wordsOf),
      withdrawnAt:
        events.find(({ kind, offer_id: of }) => kind === 'withdrawn' && of === id)?.at ?? null,
      locale: offer.locale,
      contactTime: offer.contact_time,
      files,
      maskedEmail: offer.email === null ? null : maskedEmail(offer.email),
      maskedPhone: offer.phone === null ? null : maskedPhone(offer.phone),
      notes: offer.notes,
      consent: {
        channel: offer.channel,
        at: offer.consent_at,
        version: offer.consent_version,
        locale: consentLocale,
        text: wordsOf({
          purpose: `offer-by-${offer.channel}`,
          version: offer.consent_version,
          locale: consentLocale,
        }),
      },
      state,
      estimate,
      roof: figures?.roof ?? (state && givenPicture(state, estimate, catalogue)),
      lines: quote?.lines ?? null,
      priceBookVersion: offer.price_book_version,
      engineVersion: offer.engine_version,
      frozenAt: offer.frozen_at,
      events: events.map((event): LeadEvent => {
        const eventPlace = { log, table: 'offer_events', id: event.id };
        const was = sideOf(event.before, eventPlace);
        const became = sideOf(event.after, eventPlace);
        const isUnreadable = was === 'unreadable' || became === 'unreadable';
        const before = isUnreadable ? null : was;
        const after = isUnreadable ? null : became;
        return {
          id: event.id,
          at: event.at,
          kind: event.kind,
          actor: event.actor_uid === null ? null : (event.name ?? event.email ?? event.actor_uid),
          note: event.note ?? '',
          before: before?.fields ?? null,
          after: after?.fields ?? null,
          isUnreadable,
          reach: event.kind === 'rerouted' ? (before?.reach ?? null) : null,
          isUndone: event.undone_at !== null,
          mergedReference: event.offer_id === id ? null : referenceOf(event.offer_id),
          canBeUndone:
            event.actor_uid !== null &&
            event.undone_at === null &&
            event.offer_id === id &&
            (event.kind === 'noted'
              ? event.actor_uid === who.uid
              : after !== null && (event.kind === 'merged' || isStill(after.fields, stored))),
        };
      }),
    });
  },
);

/** One side of an event; null: it changed no field. */
function sideOf(
  stored: StoredJson,
  place: Parameters<typeof readOrLog>[2],
): LeadChangeSide | 'unreadable' | null {
  return stored === null ? null : (readOrLog(stored, readChangeSide, place) ?? 'unreadable');
}

/** Who can own a lead. */
export const listOwners = query(
  { name: 'lead.owners', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, _who, _input: object) => {
    const rows = await db
      .selectFrom('admins')
      .innerJoin('users', 'users.uid', 'admins.uid')
      .select(['admins.uid', 'users.name', 'users.email'])
      .where('role', '=', 'admin')
      .orderBy('admins.uid')
      .execute();
    const owners = rows.map(({ uid, name, email }) => ({ uid, name: name ?? email ?? uid }));
    return ok<readonly LeadOwner[]>(
      owners.toSorted((one, other) => inDanishOrder(one.name, other.name)),
    );
  },
);

/** The customer's address and number in full: who looked stands in the audit log. */
export const revealContact = command(
  { name: 'lead.reveal-contact', access: 'staff', idempotent: 'always', audit: 'lead' },
  async ({ change }: { readonly change: Change }, _who, { id }: { readonly id: string }) =>
    change(async (transaction, about) => {
      const offer = await transaction
        .selectFrom('offer_requests')
        .select(['email', 'phone'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (offer === undefined) return fail({ kind: 'not-found' as const });
      about({ id });
      return ok({ email: offer.email, phone: offer.phone });
    }),
);

/** A change that was just made to one lead or several, as it is told to who made it. */
export const readChange = query(
  { name: 'lead.read-change', access: 'staff' },
  async (
    { db, log }: Pick<Services, 'db' | 'log'>,
    who,
    { eventIds }: { readonly eventIds: readonly string[] },
  ) => {
    if (eventIds.length === 0) return fail({ kind: 'not-found' as const });
    const events = await db
      .selectFrom('offer_events')
      .innerJoin('leads', 'leads.id', 'offer_events.offer_id')
      .leftJoin('users as owner', 'owner.uid', 'leads.owner_uid')
      .select([
        'offer_events.id',
        'offer_id',
        'kind',
        'note',
        'after',
        'leads.name',
        'leads.stage',
        'owner_uid',
        'owner.name as owner_name',
        'owner.email as owner_email',
      ])
      .where('offer_events.id', 'in', [...eventIds])
      .where('actor_uid', '=', who.uid)
      .where('undone_at', 'is', null)
      .execute();
    const place = (id: string) => eventIds.indexOf(id);
    const told = events.toSorted((one, other) => place(one.id) - place(other.id));
    const [first] = told;
    if (first === undefined) return fail({ kind: 'not-found' as const });
    const side = sideOf(first.after, { log, table: 'offer_events', id: first.id });
    if (side === 'unreadable') return fail({ kind: 'not-found' as const });
    const set = Object.keys(side?.fields ?? {});
    const isOwnerAlone = first.kind === 'planned' && set.join() === 'ownerUid';
    return ok<DoneChange>({
      eventIds: told.map(({ id }) => id),
      leadId: first.offer_id,
      names: told.map(({ name }) => name),
      kind: first.kind,
      stage: first.stage,
      ownerBecame: isOwnerAlone
        ? { name: first.owner_name ?? first.owner_email ?? first.owner_uid }
        : null,
      note: first.note ?? '',
    });
  },
);
