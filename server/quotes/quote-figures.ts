import type { Selectable } from 'kysely';
import type {
  QuotedLine,
  QuoteRow,
  QuoteState,
  QuoteSystem,
  QuoteTotals,
} from '../../domain/staff/quotes.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { roundHalfAwayFromZero } from '../../engine/quote/rounding.ts';
import { createHmac } from 'node:crypto';
import { readLines } from '../../domain/staff/stored-lines.ts';
import { readJson, readOrLog } from '../db/json.ts';
import type { QuoteTable } from '../db/tables/quotes.ts';
import type { Logger } from '../logger.ts';

export type StoredQuote = Selectable<QuoteTable>;

/** The key to the customer's page of a quote: it follows from the id, and only its hash is stored. */
export function quoteTokenOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`quote:${id}`).digest('base64url');
}

export function totalsOf(lines: readonly QuotedLine[], vatPercent: number): QuoteTotals {
  const totalExVatOre = lines.reduce((sum, { totalOre }) => sum + totalOre, 0);
  const vatOre = roundHalfAwayFromZero((totalExVatOre * vatPercent) / 100);
  return { totalExVatOre, vatOre, totalOre: totalExVatOre + vatOre };
}

/** A quote with its lines, as they are read. */
export type ReadQuote = Omit<StoredQuote, 'lines'> & { readonly lines: readonly QuotedLine[] };

/** @returns null, with a line in the log: its lines can't be read */
export function withLines(row: StoredQuote, log: Logger): ReadQuote | null {
  const lines = readOrLog(row.lines, readLines, { log, table: 'quotes', id: row.id });
  return lines === null ? null : { ...row, lines };
}

/** @param today the Danish day */
export function stateOf(
  { status, valid_until: validUntil }: Pick<StoredQuote, 'status' | 'valid_until'>,
  today: string,
): QuoteState {
  return status === 'sent' && (validUntil ?? '') < today ? 'expired' : status;
}

/** Whether design or price book changed after a price was set by hand. */
export function isStale(
  { manual }: QuotedLine,
  { calculation_id: calculationId }: Pick<StoredQuote, 'calculation_id'>,
  versionInForce: string,
): boolean {
  return (
    manual !== null &&
    (manual.calculationId !== calculationId || manual.priceBookVersion !== versionInForce)
  );
}

/** What a quote comes to, for staff's lists. */
export function quoteRowOf(row: StoredQuote, today: string, versionInForce: string): QuoteRow {
  const lines = readJson(row.lines, readLines);
  return {
    id: row.id,
    number: row.number,
    state: stateOf(row, today),
    totalExVatOre: row.total_ex_vat_ore,
    vatOre: row.vat_ore,
    totalOre: row.total_ore,
    profitExVatOre: row.cost_ore === null ? null : row.total_ex_vat_ore - row.cost_ore,
    changedAt: row.changed_at,
    sentAt: row.sent_at,
    validUntil: row.valid_until,
    openedCount: row.opened_count,
    // What has been sent stands as it is: nothing of it grows old.
    isStale:
      row.status === 'draft' &&
      lines.ok &&
      lines.value.some((line) => isStale(line, row, versionInForce)),
    isUnreadable: !lines.ok,
  };
}

export function quoteSystemOf({
  system,
  savings,
  economy,
  ...estimate
}: EstimateFigures): QuoteSystem {
  return {
    numberOfPanels: system.numberOfPanels,
    peakPowerKw: system.peakPower,
    batteryKwh: system.batteryUsableKwh,
    annualKwh: estimate.yield.annualKwh,
    tenYearMeanDkk: savings.tenYearMeanDkk,
    paybackYears: economy.paybackYears,
  };
}
