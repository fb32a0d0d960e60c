import { m } from '../../../../messages/compiled/messages.js';
import type { ASSUMPTION_LIMITS } from '../../../../domain/calculator-limits.ts';
import { numberField } from '../../../../domain/number-fields.ts';
import type { NumberField } from '../../../../domain/number-text.ts';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { ASSUMPTION_RECORDS } from '../../../../engine/data/assumptions.ts';
import type { TaxTable } from '../../../../engine/data/electricity-tax.ts';
import { usualTaxFrom2028 } from '../../../../engine/tariff/electricity-tax.ts';

type EditableAssumption = keyof typeof ASSUMPTION_LIMITS;

/** One number behind the answer, as the drawer lists it. */
export type AssumptionRow = {
  readonly key: EditableAssumption | 'systemLoss';
  readonly name: string;
  readonly source: string;
  /** ISO date. */
  readonly date: string;
  readonly isAssumption: boolean;
  readonly unit: string;
  /** null: what is published for the place and the year, or stands in the battery's data sheet. */
  readonly ours: number | null;
  /** As it is sent: a share as the share that it is. */
  readonly takes: NumberField;
  /** How many of the shown unit one is: a share is shown in percent. */
  readonly scale?: number;
};

const recordRow = (key: EditableAssumption, name: string, source: string, unit: string) => {
  const record = ASSUMPTION_RECORDS[key];
  return {
    key,
    name,
    source,
    date: record.validFrom,
    isAssumption: record.basis === 'assumption',
    unit,
    ours: record.value === null ? null : Number(record.value),
    takes: numberField(`assumptions.${key}`)!,
  };
};

/** @param tax as it is published; as enacted where nobody has published another */
export function assumptionRows(tax: TaxTable | undefined): readonly AssumptionRow[] {
  const own = m.calculator_basis_own();
  const aYear = m.calculator_unit_percent_year();
  const perKwh = m.calculator_unit_dkk_kwh();
  return [
    {
      ...recordRow(
        'electricityTaxFrom2028DkkPerKwh',
        m.calculator_assumption_tax_2028(),
        m.calculator_basis_tax(),
        perKwh,
      ),
      ours: usualTaxFrom2028(tax),
    },
    recordRow('priceGrowthPercent', m.calculator_assumption_price_growth(), own, aYear),
    recordRow('discountRatePercent', m.calculator_assumption_discount_rate(), own, aYear),
    recordRow('loanRatePercent', m.calculator_assumption_loan_rate(), own, aYear),
    recordRow('upkeepPercent', m.calculator_assumption_upkeep(), own, m.calculator_unit_percent()),
    recordRow(
      'inverterReplacementYear',
      m.calculator_assumption_inverter_year(),
      own,
      m.calculator_unit_year(),
    ),
    {
      key: 'systemLoss',
      name: m.calculator_assumption_system_loss(),
      source: m.calculator_basis_pvgis(),
      date: '2026-11-01',
      isAssumption: false,
      unit: m.calculator_unit_percent(),
      ours: CALCULATOR_DEFAULTS.systemLoss,
      takes: numberField('systemLoss')!,
    },
    recordRow(
      'panelDegradationPercent',
      m.calculator_assumption_panel_degradation(),
      m.calculator_basis_warranty(),
      aYear,
    ),
    recordRow('batteryFadePercent', m.calculator_assumption_battery_fade(), own, aYear),
    recordRow(
      'batteryLifeYears',
      m.calculator_assumption_battery_life(),
      m.calculator_basis_battery_life(),
      m.calculator_unit_year(),
    ),
    {
      ...recordRow(
        'batteryRoundTripEfficiency',
        m.calculator_assumption_battery_efficiency(),
        m.calculator_basis_datasheet(),
        m.calculator_unit_percent(),
      ),
      scale: 100,
    },
    recordRow(
      'batteryStandbyW',
      m.calculator_assumption_battery_standby(),
      m.calculator_basis_standby(),
      m.calculator_unit_watt(),
    ),
    recordRow(
      'supplierAdditionDkkPerKwh',
      m.calculator_assumption_supplier(),
      m.calculator_basis_supplier(),
      perKwh,
    ),
    recordRow(
      'exportFeeDkkPerKwh',
      m.calculator_assumption_export_fee(),
      m.calculator_basis_supplier(),
      perKwh,
    ),
    recordRow(
      'exportSubscriptionDkkPerMonth',
      m.calculator_assumption_export_subscription(),
      m.calculator_basis_buyer(),
      m.calculator_unit_dkk_month(),
    ),
    recordRow(
      'gridFeedInDkkPerKwh',
      m.calculator_assumption_grid_feed_in(),
      m.calculator_basis_price_list(),
      perKwh,
    ),
    recordRow(
      'energinetFeedInDkkPerKwh',
      m.calculator_assumption_energinet_feed_in(),
      m.calculator_basis_price_list(),
      perKwh,
    ),
    recordRow(
      'marginalTaxPercent',
      m.calculator_assumption_marginal_tax(),
      m.calculator_basis_municipality(),
      m.calculator_unit_percent(),
    ),
    recordRow(
      'owners',
      m.calculator_assumption_owners(),
      m.calculator_basis_owners(),
      m.calculator_unit_persons(),
    ),
    recordRow(
      'craftsmanPersons',
      m.calculator_assumption_craftsman(),
      m.calculator_basis_craftsman(),
      m.calculator_unit_persons(),
    ),
    recordRow(
      'labourSharePercent',
      m.calculator_assumption_labour(),
      m.calculator_basis_labour(),
      m.calculator_unit_percent(),
    ),
  ];
}
