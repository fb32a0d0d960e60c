// Written by tests/truth/self-test.test.ts from what it measured; not by hand.
export const DEVIATIONS = {
  sunHeight: { deviation: 0.00751, measuredOn: '2026-11-22' },
  sunDirection: { deviation: 0.0136, measuredOn: '2026-11-22' },
  sky: { deviation: 0.01, measuredOn: '2026-11-22' },
  panel: { deviation: 0.0000577, measuredOn: '2026-11-22' },
  aarhusYear: { deviation: -0.367, measuredOn: '2026-11-22' },
  aarhusMonth: { deviation: -0.00478, measuredOn: '2026-11-22' },
  lyngbyYears: { deviation: -0.0226, measuredOn: '2026-11-22' },
  minutesWithout: { deviation: 1.87, measuredOn: '2026-11-22' },
  minutesBattery: { deviation: 1.37, measuredOn: '2026-11-22' },
  ownMeter: { deviation: 1.36, measuredOn: '2026-11-22' },
  weather: { deviation: 1.85, measuredOn: '2026-11-22' },
  balance: { deviation: 0.000055, measuredOn: '2026-11-22' },
  coverage: { deviation: -0.125, measuredOn: '2026-11-22' },
} as const satisfies Readonly<
  Record<string, { readonly deviation: number; readonly measuredOn: string }>
>;

export type DeviationKey = keyof typeof DEVIATIONS;
