import * as z from 'zod/mini';
import { CONTACT_CHANNELS, CONTACT_TIMES } from '../contact-channels.ts';
import { ok } from '../result.ts';
import { fieldsIn, UNREADABLE, type Read, type Upgrades } from '../stored-value.ts';
import type { LeadReach } from './lead-reach.ts';
import { CLOSED_STAGES, LEAD_STAGES, LEAD_STEPS, type LeadFields, type MergedIn } from './leads.ts';

/** None yet. A change is of format 1 and stored without a number; one of a later format names it. */
const UPGRADES: Upgrades = [];

const text = z.string();
const channel = z.enum(CONTACT_CHANNELS);

const changeSchema = z.object({
  stage: z.exactOptional(z.enum([...LEAD_STAGES, ...CLOSED_STAGES])),
  ownerUid: z.exactOptional(z.nullable(text)),
  step: z.exactOptional(z.enum(LEAD_STEPS)),
  due: z.exactOptional(text),
  reach: z.exactOptional(
    z.object({
      from: channel,
      to: channel,
      time: z.enum(CONTACT_TIMES),
      former: z.object({ at: text, version: text, locale: text }),
    }),
  ),
  merged: z.exactOptional(z.array(z.object({ id: text, into: z.nullable(text) }))),
});

/** One side of a change in a lead's timeline: as it was before, or as it became. */
export type LeadChangeSide = {
  readonly fields: LeadFields;
  /** What the customer changed of how they are answered; null: it is no such change. */
  readonly reach: LeadReach | null;
  /** What a merge took in. */
  readonly merged: MergedIn;
};

/** One side of a change, of any format. */
export function readChangeSide(stored: unknown): Read<LeadChangeSide> {
  const parsed = z.safeParse(changeSchema, fieldsIn(stored, UPGRADES));
  if (!parsed.success) return UNREADABLE;
  const { reach = null, merged = [], ...fields } = parsed.data;
  return ok({ fields, reach, merged });
}
