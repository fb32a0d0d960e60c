export type MeterColumns = {
  readonly from: number;
  readonly amount: number;
  /** Null where the file has none. */
  readonly to: number | null;
  readonly unit: number | null;
  readonly meter: number | null;
};

// Eloverblik's own headers first, then what other exports and English ones call the same.
const FROM =
  /^(fradato|fra|from|fromdate|start|startdate|starttime|starttid|tidspunkt|dato|date|timestamp|time|timestart|hourdk|timedk|datetime)$/;
const TO = /^(tildato|til|to|todate|end|enddate|endtime|sluttid|slut|timeend)$/;
const AMOUNT =
  /^(mængde|maengde|quantity|amount|value|værdi|consumption|usage|forbrug|kwh|(forbrug|consumption|mængde|quantity|usage)i?kwh)$/;
const UNIT = /^(måleenhed|maaleenhed|enhed|unit|measureunit|measurementunit|measuringunit)$/;
const METER =
  /^(målepunktsid|målepunktid|målepunkt|maalepunktsid|maalepunkt|meteringpointid|meteringpoint|meterid)$/;

/** Where the columns of a meter file stand; null when the row is not its header. */
export function meterColumns(row: readonly string[]): MeterColumns | null {
  const names = row.map((name) => name.toLowerCase().replace(/[^a-zæøå]/g, ''));
  const find = (pattern: RegExp) => {
    const index = names.findIndex((name) => pattern.test(name));
    return index < 0 ? null : index;
  };
  const from = find(FROM);
  const amount = find(AMOUNT);
  if (from === null || amount === null) return null;
  return { from, amount, to: find(TO), unit: find(UNIT), meter: find(METER) };
}
