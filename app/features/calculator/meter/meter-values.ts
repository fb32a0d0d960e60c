const CLOCK =
  /^(?:(\d{1,2})[-./](\d{1,2})[-./](\d{4})|(\d{4})-(\d{2})-(\d{2}))(?:[ T]+(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

export type MeterTime = {
  /** What the clock shows, as if it were UTC [ms]; with an offset the instant itself. */
  readonly ms: number;
  /** Whether the file said the offset, so that nothing is left to find out. */
  readonly isInstant: boolean;
};

/** «01-01-2025 00:00:00», «01.01.2025 00.00», «2025-01-01T00:00:00Z»; null for anything else. */
export function meterTime(written: string): MeterTime | null {
  const match = CLOCK.exec(written.trim());
  if (match === null) return null;
  const [, day, month, year, isoYear, isoMonth, isoDay, hour = '0', minute = '0', zone] = match;
  const clock = {
    year: Number(year ?? isoYear),
    month: Number(month ?? isoMonth),
    day: Number(day ?? isoDay),
    hour: Number(hour),
    minute: Number(minute),
  };
  const ms = Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute);
  // 31-02 and 25:00 would roll over silently.
  const isReal =
    new Date(ms).getUTCDate() === clock.day &&
    new Date(ms).getUTCMonth() === clock.month - 1 &&
    clock.hour < 24 &&
    clock.minute < 60;
  if (!isReal) return null;
  return zone === undefined
    ? { ms, isInstant: false }
    : { ms: ms - offsetMs(zone), isInstant: true };
}

function offsetMs(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** «1,234», «1.234,5» or «1.234» (a decimal point); null for anything else, and for what no meter of use shows. */
export function meterAmount(written: string): number | null {
  const compact = written.replace(/[\s\u00a0]/g, '');
  const plain = compact.includes(',') ? compact.replaceAll('.', '').replace(',', '.') : compact;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

/** Factor to kWh; null for a unit of something else. No unit at all is kWh. */
export function perKwh(unit: string): number | null {
  switch (unit.trim().toLowerCase()) {
    case '':
    case 'kwh':
      return 1;
    case 'wh':
      return 1 / 1000;
    case 'mwh':
      return 1000;
    default:
      return null;
  }
}
