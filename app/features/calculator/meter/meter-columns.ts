import { perKwh } from './meter-unit.ts';

/** Where the columns of a meter file stand; null where the file has none. */
export type MeterColumns = {
  readonly from: number;
  readonly fromTime: number | null;
  readonly to: number | null;
  readonly toTime: number | null;
  /** Number of the hour within the day, counted from 1 (TimeSlag). */
  readonly hourNumber: number | null;
  readonly amount: number;
  readonly unit: number | null;
  /** kWh per unit, as the header of the amounts says: «Forbrug (Wh)». */
  readonly headerFactor: number;
  readonly meter: number | null;
  readonly quality: number | null;
  readonly rowType: number | null;
  readonly pointCode: number | null;
  readonly pointType: number | null;
  /** Cells of the header. */
  readonly count: number;
};

// Names without all that is no plain letter: «MålepunktsID», «Målepunkt id» and a damaged «M?lepunktsID» are one. Of
// several names that would do, the first in the list counts.
const FROM =
  'fradato fromdate startdato startdate fra from dato date start starttime starttid timestamp tidspunkt datetime hourdk timedk timestart fratidspunkt time';
const FROM_TIME =
  'fratidspunkt fromtime fratid frakl starttid starttime klokkeslt tidspunkt tid time hour';
const TO = 'tildato todate slutdato enddate til to end slut endtime sluttid timeend tiltidspunkt';
const TO_TIME = 'tiltidspunkt totime tiltid tilkl sluttid endtime';
const HOUR_NUMBER = 'timeslag timeslagnummer timenummer hournumber';
const AMOUNT =
  'mngde maengde volume quantity amount forbrug consumption usage vrdi vaerdi value kwh wh mwh';
const UNIT = 'mleenhed maaleenhed measureunit measurementunit measuringunit enhed unit';
const METER =
  'mlepunktsid mlepunktid maalepunktsid maalepunktid mlepunkt maalepunkt meteringpointid meteringpoint meterid';
const QUALITY = 'kvalitet quality';
const ROW_TYPE = 'type';
const POINT_CODE =
  'mlepunktstypekode maalepunktstypekode meteringpointtypecode typeofmpcode mlertypekode';
const POINT_TYPE = 'mlepunktstype maalepunktstype meteringpointtype typeofmp';

/** Letters of a name in plain ASCII, which is what every encoding and spelling of it share. */
export function bareName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

/** The columns that a header names; null when the row is not the header of a meter file. */
export function meterColumns(row: readonly string[]): MeterColumns | null {
  const names = row.map(bareName);
  const find = (known: string, ...taken: readonly (number | null)[]) => {
    for (const name of known.split(' ')) {
      const index = names.indexOf(name);
      if (index >= 0 && !taken.includes(index)) return index;
    }
    return null;
  };
  const from = find(FROM);
  if (from === null) return null;
  const plain = find(AMOUNT);
  const amount = plain ?? names.findIndex((name) => unitInName(name) !== null);
  if (amount < 0) return null;
  const to = find(TO, from);
  return {
    from,
    fromTime: find(FROM_TIME, from),
    to,
    toTime: find(TO_TIME, to),
    hourNumber: find(HOUR_NUMBER),
    amount,
    unit: find(UNIT),
    headerFactor: perKwh(unitInName(names[amount]!) ?? '') ?? 1,
    meter: find(METER),
    quality: find(QUALITY),
    rowType: find(ROW_TYPE),
    pointCode: find(POINT_CODE),
    pointType: find(POINT_TYPE),
    count: row.length,
  };
}

/** «Forbrug (kWh)», «Consumption in Wh», «kWh». */
function unitInName(bare: string): string | null {
  const found = /^(?:(?:mngde|maengde|volume|quantity|forbrug|consumption|usage)i?n?)?(k?wh|mwh)$/;
  return found.exec(bare)?.[1] ?? null;
}
