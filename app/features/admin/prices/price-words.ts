import type { DraftProblem } from '../../../../domain/prices/draft-problem.ts';
import type { PriceGroup, PriceLine } from '../../../../domain/prices/price-lines.ts';
import { lineOf } from '../../../../domain/prices/price-lines.ts';
import { ruleFieldOf, type RuleField } from '../../../../domain/prices/rule-fields.ts';
import {
  BUILDING_TYPES,
  ROOF_TYPES,
  type BuildingType,
  type RoofType,
} from '../../../../engine/estimate-input.ts';
import type { Adjustment } from '../../../../engine/quote/adjustments.ts';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { shortDecimal, signed, signedKr } from '../../../../words/format.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { numberErrorText } from '../../../../words/number-error-text.ts';
import { priceLineName } from '../../../../words/price-line-name.ts';
import { modelName } from '../quotes/model-name.ts';
import { postcodeText } from '../../../../domain/prices/postcode-text.ts';

export function groupName(group: PriceGroup): string {
  switch (group) {
    case 'panels':
      return m.prices_group_panels();
    case 'inverters':
      return m.prices_group_inverters();
    case 'batteries':
      return m.prices_group_batteries();
    case 'mounting':
      return m.prices_group_mounting();
    case 'scaffold':
      return m.prices_group_scaffold();
    case 'work':
      return m.prices_group_work();
    case 'travel':
      return m.prices_group_travel();
  }
}

/** The unit of a line. */
export function unitName({ group, item }: PriceLine): string {
  if (group === 'mounting' || item === 'roofWorkPerPanel') return m.prices_unit_panel();
  if (item === 'cablePerM') return m.prices_unit_metre();
  return ['panels', 'inverters', 'batteries'].includes(group)
    ? m.prices_unit_piece()
    : m.prices_unit_job();
}

const isRoof = (item: string): item is RoofType => ROOF_TYPES.some((known) => known === item);
const isBuilding = (item: string): item is BuildingType =>
  BUILDING_TYPES.some((known) => known === item);

export function lineName({ group, item }: PriceLine, catalogue: Catalogue | null): string {
  switch (group) {
    case 'panels': {
      const panel = catalogue?.panels.find(({ model }) => model === item);
      return panel === undefined ? item : `${panel.manufacturer} ${item}`;
    }
    case 'inverters':
      return catalogue?.inverters.find(({ id }) => id === item)?.name ?? item;
    case 'batteries': {
      const battery = catalogue?.batteries.find(({ id }) => id === item);
      return battery === undefined ? item : modelName(battery.name, getLocale());
    }
    case 'mounting':
      return isRoof(item) ? roofTypeName(item, getLocale()) : item;
    case 'scaffold':
      return m.prices_line_scaffold({
        building: isBuilding(item) ? buildingTypeName(item, getLocale()).toLowerCase() : item,
      });
    case 'travel':
      return m.prices_line_travel({ zone: zoneName(item) });
    case 'work':
      return workName(item);
  }
}

/** How far from the mainland. */
export function zoneName(id: string): string {
  if (id === 'standard') return m.prices_zone_standard();
  if (id === 'bornholm') return m.prices_zone_bornholm();
  return id === 'islands' ? m.prices_zone_islands() : id;
}

function workName(item: string): string {
  switch (item) {
    case 'baseWork':
      return m.prices_line_base_work();
    case 'cablePerM':
      return m.prices_line_cable();
    case 'electricalBoard':
      return m.prices_line_board();
    case 'roofWorkBase':
      return m.prices_line_roof_base();
    default:
      return m.prices_line_roof_panel();
  }
}

export function ruleFieldName(field: RuleField): string {
  switch (field) {
    case 'name':
      return m.prices_rule_name();
    case 'change':
      return m.prices_rule_change();
    case 'roofTypes':
      return m.prices_rule_roofs();
    case 'buildingTypes':
      return m.prices_rule_buildings();
    case 'minKwp':
      return m.prices_rule_min();
    case 'maxKwp':
      return m.prices_rule_max();
    case 'postcodes':
      return m.prices_rule_postcodes();
    case 'battery':
      return m.prices_rule_battery();
    case 'fromDate':
      return m.prices_rule_from();
    case 'toDate':
      return m.prices_rule_to();
    case 'order':
      return m.prices_rule_order();
    case 'stop':
      return m.prices_rule_stop();
    case 'removed':
      return m.prices_rule_remove();
  }
}

type CellNames = {
  readonly key: string;
  readonly catalogue: Catalogue;
  readonly rules: readonly Pick<Adjustment, 'id' | 'name'>[];
};

/** Which line or rule a cell is of, and what of it; what there is only one of has no second name. */
export function cellParts({ key, catalogue, rules }: CellNames): {
  readonly of: string;
  readonly cell: string | null;
} {
  const rule = ruleFieldOf(key);
  if (rule !== null) {
    const name = rules.find(({ id }) => id === rule.id)?.name ?? m.prices_rule_new();
    return { of: name, cell: ruleFieldName(rule.field) };
  }
  if (key === 'basis.vatPercent') return { of: m.prices_vat(), cell: null };
  if (key === 'basis.includedCableM') return { of: m.prices_included_cable(), cell: null };
  if (key === 'basis.isExample') return { of: m.prices_is_example(), cell: null };
  const line = lineOf(key.slice(0, key.lastIndexOf('.')));
  if (line === null) return { of: key, cell: null };
  const cell = key.endsWith('.cost') ? m.prices_column_cost() : m.prices_column_price();
  return { of: lineName(line, catalogue), cell };
}

/** What a cell is called where it stands alone. */
export function cellName(
  key: string,
  catalogue: Catalogue,
  rules: readonly Pick<Adjustment, 'id' | 'name'>[],
): string {
  const { of, cell } = cellParts({ key, catalogue, rules });
  return cell === null ? of : `${of}: ${cell}`;
}

/** «+5 %», «−900 kr.» */
export function changeWords({ change }: Adjustment): string {
  const locale = getLocale();
  if (change.kind === 'amount') return signedKr(change.amountOre / 100, locale);
  const sign = change.percent > 0 ? '+' : '';
  const space = locale === 'da' ? '\u00a0' : '';
  return `${sign}${shortDecimal(change.percent, locale)}${space}%`;
}

/** Whom a rule is for. */
export function conditionWords({ condition }: Adjustment): string {
  const locale = getLocale();
  const { roofTypes, buildingTypes, minKwp, maxKwp, postcodes, hasBattery, fromDate, toDate } =
    condition;
  const words = [
    roofTypes?.map((type) => roofTypeName(type, locale)).join(', '),
    buildingTypes?.map((type) => buildingTypeName(type, locale)).join(', '),
    minKwp !== null && m.prices_for_from_kwp({ kwp: shortDecimal(minKwp, locale) }),
    maxKwp !== null && m.prices_for_below_kwp({ kwp: shortDecimal(maxKwp, locale) }),
    postcodes !== null && m.prices_for_postcodes({ codes: postcodeText(postcodes) }),
    hasBattery !== null && (hasBattery ? m.prices_for_battery() : m.prices_for_no_battery()),
    fromDate !== null && m.prices_for_from({ date: shortDate(fromDate, locale) }),
    toDate !== null && m.prices_for_to({ date: shortDate(toDate, locale) }),
  ].filter(Boolean);
  return words.length === 0 ? m.prices_whole_price() : words.join(' · ');
}

/** A line of a quote; a rule by its name. */
export function quoteLineName(code: string, rules: readonly Adjustment[]): string {
  const rule = rules.find(({ id }) => code === `adjustment:${id}`);
  return rule?.name ?? priceLineName(code, getLocale());
}

export function problemWords({ kind, text, error }: DraftProblem): string {
  switch (kind) {
    case 'not-a-number':
      return m.prices_problem_not_a_number({ text });
    case 'unclear-number':
      return numberErrorText(error ?? { code: 'not-a-number' }, getLocale());
    case 'negative':
      return m.prices_problem_negative();
    case 'too-large':
      return m.prices_problem_too_large({ text });
    case 'under-cost':
      return m.prices_problem_under_cost();
    case 'missing':
      return m.prices_problem_missing();
    case 'not-a-change':
      return m.prices_problem_not_a_change();
    case 'not-postcodes':
      return m.prices_problem_not_postcodes();
    case 'not-a-date':
      return m.prices_problem_not_a_date({ text });
    case 'no-name':
      return m.prices_problem_no_name();
    case 'unknown-value':
      return m.prices_problem_unknown_value({ text });
    case 'empty-range':
      return m.prices_problem_empty_range();
  }
}

/** A change in percent, always with its sign and one decimal: «+9,9 %». */
export function percentChange(percent: number): string {
  const locale = getLocale();
  const rounded = Math.round(percent * 10) / 10;
  return `${signed(rounded, locale, 1)}${locale === 'da' ? '\u00a0' : ''}%`;
}
