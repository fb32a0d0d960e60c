import { daysBetween } from '../../../../domain/calendar-days.ts';
import type { AnyStage, LeadDue, LeadRow, LeadStep } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { dayMonth, weekdayShort } from '../../../../words/date-time.ts';
import { kWh, kWp, shortDecimal } from '../../../../words/format.ts';

const STAGES: Readonly<Record<AnyStage, () => string>> = {
  new: m.leads_stage_new,
  contacted: m.leads_stage_contacted,
  visit: m.leads_stage_visit,
  sent: m.leads_stage_sent,
  signed: m.leads_stage_signed,
  withdrawn: m.leads_stage_withdrawn,
  lost: m.leads_stage_lost,
};

export const stageName = (stage: AnyStage): string => STAGES[stage]();

const STEPS: Readonly<Record<LeadStep, () => string>> = {
  assign: m.leads_step_assign,
  contact: m.leads_step_contact,
  'call-back': m.leads_step_call_back,
  pictures: m.leads_step_pictures,
  visit: m.leads_step_visit,
  'send-offer': m.leads_step_send_offer,
  'follow-up': m.leads_step_follow_up,
  order: m.leads_step_order,
  none: m.leads_step_none,
};

export const stepName = (step: LeadStep): string => STEPS[step]();

/** Days that are called by their weekday. */
const NEAR_DAYS = 6;

/** When a step is due, as said on a day: "i dag 13.00", "man. 10.00", "24. nov.". */
export function dueWords({ day, time }: LeadDue, today: string): string {
  const locale = getLocale();
  const at = locale === 'da' ? (time ?? '').replace(':', '.') : (time ?? '');
  const away = daysBetween(today, day);
  if (away === 0) return time === null ? m.leads_today() : m.leads_today_at({ time: at });
  if (away === -1) return m.leads_yesterday();
  const near = away > 0 && away <= NEAR_DAYS;
  return `${near ? weekdayShort(day, locale) : dayMonth(day, locale)} ${at}`.trim();
}

/** The same, and that it is past. */
export function dueOrOverdue({ due, isOverdue }: LeadRow, today: string): string {
  if (due === null) return '';
  const when = dueWords(due, today);
  return isOverdue ? m.leads_overdue_since({ when }) : when;
}

const HOUR_MS = 3_600_000;
const HOURS_SHOWN = 24;

/** How long ago it came: hours on the first day, days from then on. */
export function ageWords(createdAt: string, at: string): string {
  const hours = Math.max(0, Math.floor((Date.parse(at) - Date.parse(createdAt)) / HOUR_MS));
  return hours < HOURS_SHOWN
    ? m.leads_age_hours({ count: hours })
    : m.leads_age_days({ count: Math.floor(hours / HOURS_SHOWN) });
}

/** "6,0 kWp", or "6,0 kWp + 10 kWh". */
export function systemWords({
  peakPowerKw,
  batteryKwh,
}: Pick<LeadRow, 'peakPowerKw' | 'batteryKwh'>): string {
  const locale = getLocale();
  const power = kWp(peakPowerKw, locale);
  if (batteryKwh === 0) return power;
  const digits = shortDecimal(batteryKwh, 'en', 1).includes('.') ? 1 : 0;
  return m.leads_with_battery({ power, battery: kWh(batteryKwh, locale, digits) });
}

/** Where it is, in as few words as possible. */
export const townWords = ({ postcode, town, address }: LeadRow): string =>
  postcode === '' ? address : `${postcode} ${town}`.trim();

export const placeWords = (lead: LeadRow): string =>
  lead.address === '' ? townWords(lead) : lead.address;
