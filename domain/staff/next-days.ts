import type { TariffTask } from '../tariffs/tariff-tasks.ts';
import type { LeadDue, LeadRow } from './leads.ts';

/** What is to be done, runs out or begins by itself on a day to come. */
export type NextDay = { readonly due: LeadDue } & (
  | { readonly kind: 'lead'; readonly lead: LeadRow }
  /** An offer can be accepted on this day for the last time. */
  | {
      readonly kind: 'quote';
      readonly leadId: string;
      readonly name: string;
      readonly number: number;
    }
  /** A published version of the prices takes effect. */
  | { readonly kind: 'prices'; readonly number: number }
  /** A published row takes the place of another, or one runs out and none follows it. */
  | {
      readonly kind: 'tariffs';
      readonly isMissing: boolean;
      /** Whose, each once. */
      readonly companies: readonly Pick<TariffTask['lines'][number], 'company' | 'part' | 'name'>[];
    }
);

const END_OF_DAY = '24:00';

/** The earliest; what has no time of its day comes after what has one. */
export function earliest(days: readonly NextDay[], atMost: number): readonly NextDay[] {
  const at = ({ due: { day, time } }: NextDay) => `${day} ${time ?? END_OF_DAY}`;
  return days.toSorted((one, other) => (at(one) < at(other) ? -1 : 1)).slice(0, atMost);
}
