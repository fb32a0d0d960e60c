import type { AgreedFacts, ShownContract, ShownWithdrawal } from '../domain/contract/contract.ts';
import { m } from '../messages/compiled/messages.js';
import { exactDateTime } from './date-time.ts';
import { date } from './format.ts';
import type { Locale } from './locale.ts';
import { quotedSystem } from './quote-words.ts';

/** What the contract is about, for the middle of a sentence. */
export function contractObject({ system }: Pick<AgreedFacts, 'system'>, locale: Locale): string {
  const panels = quotedSystem(system, locale);
  return system.batteryKwh > 0 ? m.withdrawal_with_battery({ panels }, { locale }) : panels;
}

/** What withdrawing declares, as the model form of the law has it, without the name below. */
export function withdrawalDeclaration(
  contract: Pick<
    ShownContract,
    'company' | 'system' | 'place' | 'orderedAt' | 'number' | 'reference'
  >,
  locale: Locale,
): string {
  const { company, place, orderedAt, number, reference } = contract;
  const what = contractObject(contract, locale);
  return m.withdrawal_declaration(
    {
      company: company.name,
      what: place === '' ? what : m.withdrawal_at_place({ what, place }, { locale }),
      date: date(orderedAt, locale),
      number,
      reference,
    },
    { locale },
  );
}

/** Until when it can be withdrawn, as a sentence. */
export function periodText(
  { period, isOver, company }: Pick<ShownContract, 'period' | 'isOver' | 'company'>,
  locale: Locale,
): string {
  if (period.kind === 'not-begun') {
    return m.withdrawal_period_open({ date: date(period.earliestLastDay, locale) }, { locale });
  }
  const day = { date: date(period.lastDay, locale) };
  if (isOver) return m.withdrawal_period_over(day, { locale });
  return company.withdrawalStarts === 'contract'
    ? m.withdrawal_period_contract(day, { locale })
    : m.withdrawal_period_goods(day, { locale });
}

/** When it was received: to the second on the page, by the day where staff entered it. */
export function receivedText(
  { receivedAt, how }: Pick<ShownWithdrawal, 'receivedAt' | 'how'>,
  locale: Locale,
): string {
  return how === 'page' ? exactDateTime(receivedAt, locale) : date(receivedAt, locale);
}

/** A withdrawal as label and value: for its page and its mail. */
export function receiptRows(
  contract: ShownContract,
  withdrawal: ShownWithdrawal,
  locale: Locale,
): readonly { readonly label: string; readonly value: string }[] {
  const options = { locale };
  const { sentOn } = withdrawal;
  return [
    { label: m.withdrawal_received({}, options), value: receivedText(withdrawal, locale) },
    ...(sentOn === null
      ? []
      : [{ label: m.withdrawal_sent_on({}, options), value: date(sentOn, locale) }]),
    { label: m.withdrawal_from({}, options), value: withdrawal.name },
    { label: m.withdrawal_contract({}, options), value: contractName(contract, locale) },
    { label: m.withdrawal_ordered({}, options), value: date(contract.orderedAt, locale) },
  ];
}

export const contractName = (
  { number, reference }: Pick<AgreedFacts, 'number' | 'reference'>,
  locale: Locale,
): string => m.withdrawal_name({ number, reference }, { locale });

/** Enough of the hash of a contract to compare two by eye. */
export const fingerprint = (sha256: string): string =>
  sha256.slice(0, 12).replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
