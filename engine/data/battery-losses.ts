/** Loss at the share p of the rated power, per kW of it [-]: square·p² + linear·p + idle, wherever any power flows. */
export type LossCurve = {
  readonly square: number;
  readonly linear: number;
  readonly idle: number;
};

/** What a battery system's conversions lose, per kW of its rated power. */
export type MeasuredLosses = {
  /** Over the power that goes in, counted as what the same sun would have given the house. */
  readonly charging: LossCurve;
  /** Over the power that comes out, on the house's side. */
  readonly discharging: LossCurve;
  /** Out of the cells / into the cells, 0–1. */
  readonly cellRoundTrip: number;
};

/** What an inverter's loss in systemLoss is [-]: a DC-coupled battery is charged without it. */
export const SPARED_BY_DC = 0.03;

/**
 * Medians, coefficient by coefficient, of the systems of each coupling that a laboratory measured: AC Siemens Junelight 9.9,
 * Fronius GEN24 10.0 on its AC side and the generic system of the data; DC Kostal Plenticore plus 5.5 and 10, and Fronius
 * GEN24 10.0. Source: HTW Berlin, PerModPAR, systems of 2018 to 2021, with bslib 0.7 (CC BY 4.0); taken over 2026-11-28.
 */
export const MEASURED_LOSSES: Readonly<Record<'ac' | 'dc', MeasuredLosses>> = {
  ac: {
    charging: { square: 0.0302, linear: 0.0098, idle: 0.01 },
    discharging: { square: 0.0376, linear: 0.0065, idle: 0.0107 },
    cellRoundTrip: 0.961,
  },
  dc: {
    charging: { square: 0.0021, linear: 0.0135 - SPARED_BY_DC, idle: 0.0071 },
    discharging: { square: 0.0106, linear: 0.019, idle: 0.006 },
    cellRoundTrip: 0.953,
  },
};
