import type { RowStanding } from '../../../../engine/data/grid-company.ts';
import type { Freshness } from '../../../../domain/tariffs/freshness.ts';
import type { TariffBar, TariffLine } from '../../../../domain/tariffs/tariff-lines.ts';
import { isDay } from '../../../../domain/calendar-days.ts';
import { NATIONAL, TAX, type TariffPart } from '../../../../domain/records/tariff-records.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { dayMonth, shortDate } from '../../../../words/date-time.ts';
import { shortDecimal } from '../../../../words/format.ts';
import type { TariffAnswer } from './tariffs-view.ts';

export function partName(part: string): string {
  switch (part as TariffPart) {
    case 'winter':
      return m.tariffs_part_winter();
    case 'summer':
      return m.tariffs_part_summer();
    case 'year':
      return m.tariffs_part_year();
    case 'subscription':
      return m.tariffs_part_subscription();
    case 'feed-in':
      return m.tariffs_part_feed_in();
    case 'system':
      return m.tariffs_part_system();
    case 'transmission':
      return m.tariffs_part_transmission();
    case 'national-subscription':
      return m.tariffs_part_national_subscription();
    case 'national-feed-in':
      return m.tariffs_part_national_feed_in();
    case 'balance':
      return m.tariffs_part_balance();
    case 'tax':
      return m.tariffs_part_tax();
    case 'tax-2015':
      return m.tariffs_part_tax_2015();
    case 'tax-reduced':
      return m.tariffs_part_tax_reduced();
  }
  return part;
}

export function standingName(standing: string): string {
  switch (standing as RowStanding) {
    case 'verified':
      return m.tariffs_standing_verified();
    case 'secondary':
      return m.tariffs_standing_secondary();
    case 'derived':
      return m.tariffs_standing_derived();
    case 'doubtful':
      return m.tariffs_standing_doubtful();
    case 'missing':
      return m.tariffs_standing_missing();
  }
  return standing;
}

export function lineName({ part, name }: Pick<TariffLine, 'part' | 'name'>): string {
  if (part === null) return m.tariffs_tax();
  return part === 'bands' ? name : m.tariffs_energinet({ part: partName(part).toLowerCase() });
}

/** Energinet's prices are said as one. */
export const shortName = (line: Pick<TariffLine, 'company' | 'part' | 'name'>): string =>
  line.company === NATIONAL ? m.tariffs_energinet_name() : lineName(line);

/** What a bar of the drawing says. */
export const barWords = ({ ore }: TariffBar): string =>
  ore === null ? m.tariffs_carried() : m.tariffs_ore({ ore: barFigure(ore) });

/** The same where there is room for the figure only. */
export const barFigure = (ore: number): string =>
  shortDecimal(Math.round(ore * 100) / 100, getLocale());

export function barKind(kind: TariffBar['kind']): string {
  if (kind === 'now') return m.tariffs_bar_now();
  if (kind === 'coming') return m.tariffs_bar_coming();
  return kind === 'draft' ? m.tariffs_bar_draft() : m.tariffs_bar_carried();
}

export function freshnessText({ kind, day }: Freshness): string {
  const date = day === null ? '' : dayMonth(day, getLocale());
  switch (kind) {
    case 'next-ready':
      return m.tariffs_fresh_next({ date });
    case 'until':
      return m.tariffs_fresh_until({ date });
    case 'next-missing':
      return m.tariffs_fresh_missing({ date });
    case 'unchecked':
      return m.tariffs_fresh_unchecked();
    case 'stands-in':
      return m.tariffs_fresh_stands_in();
    case 'by-law':
      return m.tariffs_fresh_law();
  }
}

export function notListedText(why: Extract<TariffAnswer, { kind: 'not-listed' }>['why']): string {
  switch (why) {
    case 'nothing-new':
      return m.tariffs_list_nothing_new();
    case 'not-read':
      return m.tariffs_list_never();
    case 'nobody-asked':
      return m.tariffs_list_off();
  }
}

/** Whose a row is. */
export function companyName(company: string, lines: readonly TariffLine[]): string {
  if (company === TAX) return m.tariffs_tax();
  if (company === NATIONAL) return m.tariffs_energinet_name();
  return lines.find((line) => line.company === company)?.name ?? company;
}

/** A day as it was typed, or as it is read where it is one. */
export function dayText(day: string): string {
  return isDay(day) ? shortDate(day, getLocale()) : day || '–';
}
