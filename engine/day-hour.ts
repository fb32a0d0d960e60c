/** One hour of a day in Danish local time; powers are means of the hour [kW]. */
export type DayHour = {
  readonly sunKw: number;
  readonly useKw: number;
  readonly directKw: number;
  readonly toBatteryKw: number;
  readonly fromBatteryKw: number;
  readonly soldKw: number;
  readonly boughtKw: number;
  /** Usable content at the end of the hour [kWh]. */
  readonly batteryKwh: number;
  /** What a bought kWh costs [DKK/kWh incl. VAT]. */
  readonly priceDkkPerKwh: number;
};
