import * as z from 'zod/mini';
import { api, oneLine, oneOf } from './written-settings.ts';

// Where yields, spot prices, addresses and roofs are asked for; each but the roofs has something built in that answers
// without them.

type YieldSettings =
  | { readonly kind: 'builtin' }
  /** The built-in climate still answers where PVGIS does not. */
  | { readonly kind: 'pvgis'; readonly url: string };

type SpotPriceSettings =
  /** The engine's own table of months and hours. */
  | { readonly kind: 'embedded' }
  /** Energi Data Service; the table answers until a year of its prices is stored. */
  | { readonly kind: 'eds'; readonly url: string };

type AddressSettings =
  /** Postcodes and towns; house numbers are not looked up. */
  | { readonly kind: 'embedded' }
  /** Adressevælger; the postcodes still answer where it does not. */
  | { readonly kind: 'adressevaelger'; readonly url: string; readonly token: string };

type RoofSettings =
  /** Nobody is asked: visitors draw their roof. */
  | { readonly kind: 'off' }
  /** Datafordeler: the height model, GeoDanmark, BBR and the aerial photograph, all by one key. */
  | {
      readonly kind: 'datafordeler';
      readonly url: string;
      readonly heightsUrl: string;
      readonly photosUrl: string;
      readonly key: string;
    };

export type SourceSettings = {
  readonly yieldSource: YieldSettings;
  readonly spotPrices: SpotPriceSettings;
  readonly addresses: AddressSettings;
  readonly roofs: RoofSettings;
};

const PVGIS = 'https://re.jrc.ec.europa.eu/api/v5_3';
const ADRESSEVAELGER = 'https://adressevaelger.dk';
const DATAFORDELER = 'https://graphql.datafordeler.dk';
const HEIGHTS = 'https://wcs.datafordeler.dk/DHMNedboer/dhm_wcs/1.0.0/WCS';
const PHOTOS = 'https://wmts.datafordeler.dk/GeoDanmarkOrto/orto_foraar_webm/1.0.0/WMTS';
const ENERGI_DATA_SERVICE = 'https://api.energidataservice.dk';

export const sourceVariables = {
  YIELD: z._default(oneOf(['pvgis', 'builtin']), 'pvgis'),
  PVGIS_URL: api(PVGIS),
  SPOT_PRICES: z._default(oneOf(['eds', 'embedded']), 'embedded'),
  SPOT_PRICES_URL: api(ENERGI_DATA_SERVICE),
  ADRESSEVAELGER_TOKEN: z.optional(oneLine),
  ADRESSEVAELGER_URL: api(ADRESSEVAELGER),
  DATAFORDELER_API_KEY: z.optional(oneLine),
  DATAFORDELER_URL: api(DATAFORDELER),
  DATAFORDELER_HEIGHTS_URL: api(HEIGHTS),
  DATAFORDELER_PHOTOS_URL: api(PHOTOS),
};
const object = z.object(sourceVariables);
type Given = z.infer<typeof object>;

export function contradictionsInSources(given: Given): readonly string[] {
  const problems: string[] = [];
  if (given.PVGIS_URL !== undefined && given.YIELD === 'builtin') {
    problems.push('PVGIS_URL is set although YIELD=builtin; leave one of them out.');
  }
  if (given.SPOT_PRICES_URL !== undefined && given.SPOT_PRICES === 'embedded') {
    problems.push('SPOT_PRICES_URL is set without SPOT_PRICES=eds; set both or none.');
  }
  if (given.ADRESSEVAELGER_URL !== undefined && given.ADRESSEVAELGER_TOKEN === undefined) {
    problems.push('ADRESSEVAELGER_URL is set without ADRESSEVAELGER_TOKEN; set both or none.');
  }
  for (const name of [
    'DATAFORDELER_URL',
    'DATAFORDELER_HEIGHTS_URL',
    'DATAFORDELER_PHOTOS_URL',
  ] as const) {
    if (given[name] !== undefined && given.DATAFORDELER_API_KEY === undefined) {
      problems.push(`${name} is set without DATAFORDELER_API_KEY; set both or none.`);
    }
  }
  return problems;
}

export function sourceSettingsFrom(given: Given): SourceSettings {
  return {
    yieldSource:
      given.YIELD === 'builtin'
        ? { kind: 'builtin' }
        : { kind: 'pvgis', url: given.PVGIS_URL ?? PVGIS },
    spotPrices:
      given.SPOT_PRICES === 'embedded'
        ? { kind: 'embedded' }
        : { kind: 'eds', url: given.SPOT_PRICES_URL ?? ENERGI_DATA_SERVICE },
    addresses:
      given.ADRESSEVAELGER_TOKEN === undefined
        ? { kind: 'embedded' }
        : {
            kind: 'adressevaelger',
            url: given.ADRESSEVAELGER_URL ?? ADRESSEVAELGER,
            token: given.ADRESSEVAELGER_TOKEN,
          },
    roofs:
      given.DATAFORDELER_API_KEY === undefined
        ? { kind: 'off' }
        : {
            kind: 'datafordeler',
            url: given.DATAFORDELER_URL ?? DATAFORDELER,
            heightsUrl: given.DATAFORDELER_HEIGHTS_URL ?? HEIGHTS,
            photosUrl: given.DATAFORDELER_PHOTOS_URL ?? PHOTOS,
            key: given.DATAFORDELER_API_KEY,
          },
  };
}
