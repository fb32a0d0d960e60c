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
