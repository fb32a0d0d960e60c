import { GRID_COMPANIES } from '../../engine/data/grid-tariffs.ts';
import { NATIONAL, type COMPANY_PARTS, type NATIONAL_PARTS } from '../records/tariff-records.ts';

/** What is charged a kWh, or a month, in the price list's own words. */
export type ChargeType = 'tariff' | 'subscription';

/** One entry of the price list that grid companies and Energinet publish, and where it stands here. */
export type ListedCharge = {
  readonly company: string;
  /** bands: by the hour; its dates say for which season. discount: what another code adds to the bands, mostly below 0. */
  readonly part:
    | 'bands'
    | 'discount'
    | Exclude<(typeof COMPANY_PARTS)[number], 'winter' | 'summer' | 'year'>
    | (typeof NATIONAL_PARTS)[number];
  readonly type: ChargeType;
  readonly gln: string;
  /** Of one owner and type: another's of the same name is another charge. */
  readonly code: string;
};

// Codes of households' subscription and feed-in tariff, from copies of DatahubPricelist of 27 May and 9 September 2026;
// those of the tariffs by the hour are the engine's.
type Codes = { readonly subscription: readonly string[]; readonly feedIn: string | null };
const CODES: Readonly<Record<string, Codes>> = {
  // Aal El-Net A M B A
  '5790001095451': { subscription: ['AAL-E-50'], feedIn: null },
  // Cerius A/S
  '5790000705184': { subscription: ['30AB_CT'], feedIn: '30_C_I' },
  // Dinel A/S
  '5790000610099': { subscription: ['ACL<100_01'], feedIn: 'TC_IND_03' },
  // El-net Kongerslev A/S
  '5790002502699': { subscription: ['K_22000'], feedIn: null },
  // Elektrus A/S
  '5790000836239': { subscription: ['6000082'], feedIn: '6000121' },
  // Elinord A/S
  '5790001095277': { subscription: ['41300'], feedIn: '44300' },
  // Elnet Midt A/S
  '5790001100520': { subscription: ['20001'], feedIn: '33001' },
  // FLOW Elnet A/S
  '5790000392551': { subscription: ['FE1 E-50'], feedIn: 'FE1 IT' },
  // Forsyning Elnet A/S
  '5790001088309': { subscription: ['STR-E-50'], feedIn: '740' },
  // Grindsted Elnet A/S
  '5790000681105': { subscription: ['GEV-E-50'], feedIn: null },
  // Hammel Elforsyning Net A/S
  '5790001090166': { subscription: ['55000'], feedIn: null },
  // Hjerting Transformatorforening
  '5790001095376': { subscription: ['HE-E-50'], feedIn: null },
  // Hurup Elværk Net A/S
  '5790000610839': { subscription: ['HEV-E-50'], feedIn: null },
  // Ikast El Net A/S
  '5790000682102': { subscription: ['IEV-E-50'], feedIn: '27' },
  // Kimbrer Elnet A/S (Aars-Hornum)
  '5790001095239': { subscription: ['AARS-E-50'], feedIn: null },
  // Konstant Net A/S - 151
  '5790000704842': { subscription: ['151-E5004', 'C_FBAHM__B'], feedIn: 'INF_NT_C' },
  // Konstant Net A/S - 245
  '5790000683345': { subscription: ['245-E5004', 'C_FBAHM__B'], feedIn: 'INF_NT_C' },
  // L-Net A/S
  '5790001090111': { subscription: ['4100'], feedIn: '8000' },
  // Læsø Elnet A/S
  '5790001103460': { subscription: ['41100'], feedIn: '43320' },
  // Midtfyns Elforsyning A.m.b.A
  '5790001089023': { subscription: ['AB15000'], feedIn: 'TNT15013' },
  // N1 A/S - 131
  '5790001089030': { subscription: ['CD'], feedIn: 'C INDF' },
  // N1 A/S - 344
  '5790000611003': { subscription: ['A-C-F-04'], feedIn: 'T-C-INDF' },
  // NOE Net A/S
  '5790000395620': { subscription: ['32310'], feedIn: '10085' },
  // Netselskabet Elværk A/S
  '5790000681358': { subscription: ['5ACFF'], feedIn: '5NCFI' },
  // Nord Energi Net A/S
  '5790000610877': { subscription: ['ABC'], feedIn: 'TAPRODC' },
  // RAH Net A/S
  '5790000681327': { subscription: ['ABON-COPG'], feedIn: 'INDF-CP' },
  // Radius Elnet A/S
  '5790000705689': { subscription: ['DA_C_F_01'], feedIn: 'DT_C_I' },
  // Ravdex A/S
  '5790000836727': { subscription: ['E-50C1'], feedIn: 'INDC' },
  // Sunds Net A.m.b.a
  '5790001095444': { subscription: [], feedIn: 'SEF-NT-31' },
  // TREFOR El-net A/S
  '5790000392261': { subscription: ['E-51'], feedIn: 'IFC' },
  // TREFOR El-net Øst A/S
  '5790000706686': { subscription: ['E-50'], feedIn: '57' },
  // Tarm Elværk Net A/S
  '5790000706419': { subscription: ['TEV-E-50'], feedIn: null },
  // Veksel A/S
  '5790001088217': { subscription: ['E-50'], feedIn: '250' },
  // Vores Elnet A/S
  '5790000610976': { subscription: ['AB1012'], feedIn: null },
  // Zeanet A/S
  '5790001089375': { subscription: ['41100'], feedIn: null },
};

// Tariffs of a company beside the engine's code, in the copy of 27 May 2026: in force there, or ended with a merger.
const MORE_BANDS: Readonly<Record<string, string>> = {
  // El-net Kongerslev A/S
  '5790002502699': 'K_22100',
  // Hjerting Transformatorforening
  '5790001095376': 'HE-NT-01',
  // Konstant Net A/S - 151 and - 245, until 1 April 2026
  '5790000704842': '151-NT01T',
  '5790000683345': '245-NT01T',
};
const DISCOUNTS: Readonly<Record<string, string>> = {
  // Aal El-Net A M B A
  '5790001095451': 'AAL-NTR05',
};

// NKE-Elnet A/S, until 1 November 2025.
const FORMER_COMPANIES: readonly ListedCharge[] = [
  {
    company: '5790001088231',
    gln: '5790001088231',
    part: 'bands',
    type: 'tariff',
    code: '94TR_C_ET',
  },
  {
    company: '5790001088231',
    gln: '5790001088231',
    part: 'feed-in',
    type: 'tariff',
    code: '888300',
  },
];

const ENERGINET_GLN = '5790000432752';
const ENERGINET_CODES = {
  system: '41000',
  transmission: '40000',
  'national-feed-in': '40010',
  balance: '45012',
  'national-subscription': '41004',
} as const;

/** Every charge that can be looked up. */
export const LISTED_CHARGES: readonly ListedCharge[] = [
  ...Object.entries(ENERGINET_CODES).map(([part, code]): ListedCharge => {
    const type = part === 'national-subscription' ? 'subscription' : 'tariff';
    return {
      company: NATIONAL,
      part: part as keyof typeof ENERGINET_CODES,
      type,
      gln: ENERGINET_GLN,
      code,
    };
  }),
  ...GRID_COMPANIES.flatMap(({ gln, code }): readonly ListedCharge[] => {
    const { subscription, feedIn } = CODES[gln] ?? { subscription: [], feedIn: null };
    const of = { company: gln, gln };
    const bands = [code, MORE_BANDS[gln] ?? ''].filter((known) => known !== '');
    const discount = DISCOUNTS[gln];
    return [
      ...bands.map((known) => ({ ...of, part: 'bands', type: 'tariff', code: known }) as const),
      ...(discount === undefined
        ? []
        : [{ ...of, part: 'discount', type: 'tariff', code: discount } as const]),
      ...subscription.map(
        (known) => ({ ...of, part: 'subscription', type: 'subscription', code: known }) as const,
      ),
      ...(feedIn === null
        ? []
        : [{ ...of, part: 'feed-in', type: 'tariff', code: feedIn } as const]),
    ];
  }),
  ...FORMER_COMPANIES,
];
