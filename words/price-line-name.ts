import { DISCOUNT } from '../domain/staff/quoted-lines.ts';
import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';

/** What a line of the price is for. An adjustment has its rule's id after the colon. */
export function priceLineName(code: string, locale: Locale): string {
  return priceLineMessage(code)({}, { locale });
}

function priceLineMessage(code: string) {
  switch (code) {
    case 'panel':
      return m.calculator_line_panel;
    case 'inverter':
      return m.calculator_line_inverter;
    case 'battery':
      return m.calculator_line_battery;
    case 'mounting':
      return m.calculator_line_mounting;
    case 'base-work':
      return m.calculator_line_base_work;
    case 'scaffold':
      return m.calculator_line_scaffold;
    case 'cable':
      return m.calculator_line_cable;
    case 'electrical-board':
      return m.calculator_line_electrical_board;
    case 'travel':
      return m.calculator_line_travel;
    case DISCOUNT:
      return m.quote_discount;
    default:
      return m.calculator_line_adjustment;
  }
}
