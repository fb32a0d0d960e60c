import type { Transaction } from 'kysely';
import { danishPhone } from '../../domain/danish-phone.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { offerReachSchema, type OfferReach } from '../../domain/offer-request.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { GivenYes, LeadReach } from '../../domain/staff/lead-reach.ts';
import type { Locale } from '../../words/locale.ts';
import type { Tables } from '../db/tables.ts';
import { holdLeads } from '../leads/hold-leads.ts';
import { keepKnownBy } from '../leads/known-by.ts';
import { versionSaid } from '../privacy/consent-texts.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { rerouteNotice } from './change-messages.ts';
import { noteChange } from './note-change.ts';

/** Enough for anybody who changes their mind; a receipt's address in wrong hands fills no timeline. */
const MOST_CHANGES = 10;

type Needs = Pick<Services, 'now' | 'settings' | 'secret' | 'log' | 'addresses'> & {
  readonly change: Change;
};
/** The form's fields as they were typed. An empty address or number is the one that stands. */
export type ReachTyped = Readonly<Record<keyof OfferReach, string>>;
type Input = { readonly token: string; readonly typed: ReachTyped };
/** not-found: no such request, or it was withdrawn. too-many: it was changed as often as one may. */
type Refusal = InvalidInput | { readonly kind: 'not-found' } | { readonly kind: 'too-many' };

/**
 * Changes how the request that the token opens is answered, on a yes of its own: the one before it stands in the
 * timeline and counts no more. Who wants no call any more has their number deleted. What changes nothing does nothing.
 */
export const rerouteOffer = command(
  { name: 'offer.reroute', access: 'customer', idempotent: 'always', audit: 'offer-request' },
  async (
    { change, ...services }: Needs,
    who,
    { token, typed }: Input,
    locale: Locale,
  ): Promise<Result<null, Refusal>> =>
    change<Result<null, Refusal>>(async (transaction, about) => {
      // Before anything of theirs is written: an erasure under the number waits, or has been.
      await holdPerson(transaction, { uid: null, phone: danishPhone(typed.phone) });
      const offer = await heldOffer(transaction, token);
      if (offer === undefined) return fail({ kind: 'not-found' });
      const parsed = parseInput(offerReachSchema, withKnown(typed, offer));
      if (!parsed.ok) return parsed;
      const becomes = detailsOf(parsed.value, offer);
      if (isSame(becomes, offer)) return ok(null);
      if ((await changesOf(transaction, offer.id)) >= MOST_CHANGES) {
        return fail({ kind: 'too-many' });
      }
      const at = services.now();
      const purpose = `offer-by-${becomes.channel}` as const;
      const version = await versionSaid(transaction, {
        purpose,
        version: parsed.value.consent,
        locale,
      });
      await transaction
        .updateTable('offer_requests')
        .set({
          ...becomes,
          consent_version: version,
          consent_at: at.toISOString(),
          consent_locale: locale,
        })
        .where('id', '=', offer.id)
        .execute();
      await tellLead(services, transaction, offer.id, becomes);
      const reach: LeadReach = {
        from: offer.channel,
        to: becomes.channel,
        time: becomes.contact_time,
        former: yesOf(offer),
      };
      const notice = rerouteNotice(offer.id, reach, services.settings);
      const rerouted = { offerId: offer.id, at, kind: 'rerouted', reach } as const;
      await noteChange(services, transaction, who, { ...rerouted, notice });
      // Neither number nor address: the log stays when they go.
      about({ id: offer.id });
      return ok(null);
    }),
);

/** The request, held until the transaction ends: two who change it at once do so one after the other. */
async function heldOffer(transaction: Transaction<Tables>, token: string) {
  const meant = await transaction
    .selectFrom('offer_requests')
    .select('id')
    .where('receipt_token_hash', '=', hashOfToken(token))
    .execute();
  await holdLeads(
    transaction,
    meant.map(({ id }) => id),
  );
  return transaction
    .updateTable('offer_requests')
    .set((row) => ({ status: row.ref('status') }))
    .where('receipt_token_hash', '=', hashOfToken(token))
    .where('status', '!=', 'withdrawn')
    .returning([
      'id',
      'channel',
      'email',
      'phone',
      'contact_time',
      'locale',
      'consent_at',
      'consent_version',
      'consent_locale',
    ])
    .executeTakeFirst();
}

type Held = NonNullable<Awaited<ReturnType<typeof heldOffer>>>;
type Details = Pick<Held, 'channel' | 'email' | 'phone' | 'contact_time'>;

/** Only what belongs to the chosen channel, and what is left empty as it stands. */
function withKnown(typed: ReachTyped, { email, phone }: Held) {
  const isPhone = typed.preferredContactMethod === 'phone';
  const or = (text: string, known: string | null) => (text.trim() === '' ? (known ?? '') : text);
  return {
    ...typed,
    email: isPhone ? '' : or(typed.email, email),
    phone: isPhone ? or(typed.phone, phone) : '',
    preferredContactTime: isPhone ? typed.preferredContactTime : 'any',
  };
}

/** Who wants a call is sent the written offer by mail all the same: their address stays. */
function detailsOf(reach: OfferReach, { email }: Held): Details {
  return reach.preferredContactMethod === 'phone'
    ? {
        channel: 'phone',
        email,
        phone: danishPhone(reach.phone),
        contact_time: reach.preferredContactTime,
      }
    : { channel: 'email', email: reach.email, phone: null, contact_time: 'any' };
}

/** The time belongs to a call. */
function isSame(becomes: Details, offer: Held): boolean {
  return (
    becomes.channel === offer.channel &&
    becomes.email === offer.email &&
    (becomes.channel === 'email' ||
      (becomes.phone === offer.phone && becomes.contact_time === offer.contact_time))
  );
}

function yesOf({ consent_at, consent_version, consent_locale, locale }: Held): GivenYes {
  return { at: consent_at, version: consent_version, locale: consent_locale ?? locale };
}

async function changesOf(transaction: Transaction<Tables>, offerId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('offer_events')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('offer_id', '=', offerId)
    .where('kind', '=', 'rerouted')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What lists show of the lead, and what it is found by. */
async function tellLead(
  { addresses }: Pick<Services, 'addresses'>,
  transaction: Transaction<Tables>,
  id: string,
  { channel, email, phone }: Details,
): Promise<void> {
  const lead = await transaction
    .updateTable('leads')
    .set({ channel })
    .where('id', '=', id)
    .returning(['name', 'address', 'postcode'])
    .executeTakeFirstOrThrow();
  const town = addresses.townOf(lead.postcode);
  await keepKnownBy(transaction, { id, ...lead, town, email, phone });
}
