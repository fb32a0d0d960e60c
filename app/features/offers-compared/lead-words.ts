import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { brand } from '../../brand.ts';
import { listed } from '../../../words/listed.ts';
import { letterOf, type ComparedColumn } from './compare-view.ts';
import { alikeText, perKwpText } from './compare-words.ts';
import type { Headline } from './headline.ts';
import { givenText } from './headline-words.ts';

/** What each costs, like with like, in one sentence. */
export function leadText(headline: Headline, columns: readonly ComparedColumn[]): string {
  if (headline.kind === 'thatch') return m.compare_lead_thatch();
  if (headline.kind === 'none') return m.compare_lead_none();
  const perKwp = 'perKwp' in headline && headline.perKwp;
  const priced = columns
    .flatMap((column) => {
      const span = perKwp ? column.like.perKwp : column.like.alike;
      return span === null ? [] : [{ column, mid: span.mid }];
    })
    .toSorted((a, b) => a.mid - b.mid)
    .map(({ column }) => {
      const said = {
        offer: column.letter ?? brand.name,
        price: (perKwp ? perKwpText : alikeText)(column),
      };
      return perKwp ? m.compare_lead_kwp_of(said) : m.compare_lead_price_of(said);
    });
  const prices = { given: conditionText(columns, perKwp), prices: listed(priced, getLocale()) };
  return perKwp ? m.compare_lead_kwp(prices) : m.compare_lead_prices(prices);
}

/** Under what the prices are alike: what is added, and what is done about batteries. */
function conditionText(columns: readonly ComparedColumn[], perKwp: boolean): string {
  const [first = '', ...rest] = givenText(columns);
  const given = [first.toUpperCase(), ...rest].join('');
  const battery = perKwp ? allTakenOut(columns) : batteryText(columns);
  return battery === null ? `${given},` : m.compare_lead_and({ given, battery });
}

const allTakenOut = (columns: readonly ComparedColumn[]) =>
  columns.some(({ battery }) => battery.kind !== 'none') ? m.compare_lead_batteries_out() : null;

function batteryText(columns: readonly ComparedColumn[]): string | null {
  const changed = columns.filter(({ like }) => like.change !== null && like.alike !== null);
  const [first] = changed;
  if (first === undefined) return null;
  const offer = listed(changed.map(letterOf), getLocale());
  return first.like.change === 'battery-added'
    ? m.compare_lead_battery_added({ offer })
    : m.compare_lead_battery_out({ offer });
}
