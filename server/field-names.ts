// The specification's names (its points 3 and 7) and ours. They meet the outside in the API, in the import of
// the former site's documents and in the file of one's own data; nowhere else are they turned into each other.

export const COLLECTIONS = {
  solarPanels: 'solar_panels',
  userCalculatorData: 'user_calculator_data',
  reports: 'reports',
  userReportIndex: 'user_report_index',
  admins: 'admins',
  adminRequests: 'admin_requests',
} as const;

export type Collection = keyof typeof COLLECTIONS;

/** What an update of a report calls what the calculator's state calls otherwise. */
export const UPDATE_FIELDS = {
  pvgisResponse: 'latestPvgisResponse',
  partnerPrice: 'dinSolcellePartnerPrice',
  numberOfPanels: 'calculatedNumberOfPanels',
  batteryUnits: 'batteryUnitCounts',
  batteryDetails: 'selectedBatteryUnitsDetails',
  inverterId: 'selectedInverterModelId',
} as const;

/** A document's fields by the calculator's names; what an update set goes before what it was first saved with. */
export function byCalculatorNames(document: object): Record<string, unknown> {
  const renamed = new Map<string, string>(Object.entries(UPDATE_FIELDS));
  const entries = Object.entries(document);
  return Object.fromEntries([
    ...entries.filter(([name]) => !renamed.has(name)),
    ...entries.flatMap(([name, value]) => {
      const known = renamed.get(name);
      return known === undefined ? [] : [[known, value] as const];
    }),
  ]);
}

/** The fields that an update sets, by their own names, of a document by the calculator's. */
export function byUpdateNames(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(UPDATE_FIELDS).map(([name, known]) => [name, fields[known] ?? null]),
  );
}
