import type { Battery, DispatchStrategy } from '../battery/flows.ts';
import type { Assumptions } from '../estimate-input.ts';
import type { Hourly } from '../hours.ts';
import type { UseBlocks } from '../load/use-blocks.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';
import type { TaxedHome } from '../tariff/electricity-tax.ts';
import type { Financing } from './financing.ts';
import type { FlowsAt } from './flow-table.ts';
import type { HomeUse } from './home-use.ts';

/** The home as it is today, where panels stand already. */
export type StandingHome = {
  /** First year's production of the standing panels alone, behind today's inverter [kWh], one value per UTC hour. */
  readonly productionKwh: Hourly;
  /** Last calendar year in which bought and sold kWh are netted over the year; null: every moment counts. */
  readonly nettedUntil: number | null;
  /** New panels are put up beside them. */
  readonly addsPanels: boolean;
  /** The electricity of its years, where it is at hand already. */
  readonly flowsAt?: FlowsAt | undefined;
};

export type EconomyInput = {
  /** First year's production and the home's use [kWh], one value per UTC hour. */
  readonly productionKwh: Hourly;
  readonly loadKwh: Hourly;
  /** What the use costs without solar, where it is at hand already. */
  readonly homeUse?: HomeUse | undefined;
  /** Panels that stand already, which the saving is reckoned against; without them a home without panels. */
  readonly standing?: StandingHome | undefined;
  /** How the use comes within its hours; without it evenly. */
  readonly blocks?: UseBlocks | undefined;
  /** How what the home buys is taxed. */
  readonly taxedHome: TaxedHome;
  readonly battery: Battery | null;
  /** Default 'self-use'. */
  readonly batteryStrategy?: DispatchStrategy;
  /** Price level of the first year. */
  readonly prices: ElectricityPrices;
  readonly assumptions: Assumptions;
  /** Scenario: what a sold kWh of sun earns against the mean price falls by this every year [%/yr]. Default 0. */
  readonly solarShareFallPercent?: number;
  /** Calendar year of year 1. */
  readonly firstYear: number;
  /** Calendar year in which it is paid. */
  readonly paidInYear: number;
  /** What is paid for the system [DKK incl. VAT]. */
  readonly priceDkk: number;
  /** Today's price of the same inverter, of the batteries [DKK incl. VAT]: the quote's lines. */
  readonly inverterReplacementDkk: number;
  readonly batteryReplacementDkk: number;
  /** A new roof: the year of operation in which the panels come down and go up again, and what that costs [DKK incl. VAT]. */
  readonly roofWork: { readonly year: number; readonly costDkk: number } | null;
  readonly financing: Financing;
  /** The yield model's own standard uncertainty [%]. */
  readonly modelUncertaintyPercent: number;
};
