import * as z from 'zod/mini';
import { api, oneLine, oneOf } from './written-settings.ts';

// Where yields, spot prices and addresses are asked for; each has something built in that answers without them.

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

export type SourceSettings = {
  readonly yieldSource: YieldSettings;
  readonly spotPrices: SpotPriceSettings;
  readonly addresses: AddressSettings;
};

const PVGIS = 'https://re.jrc.ec.europa.eu/api/v5_3';
const ADRESSEVAELGER = 'https://adressevaelger.dk';
const ENERGI_DATA_SERVICE = 'https://api.energidataservice.dk';

export const sourceVariables = {
  YIELD: z._default(oneOf(['pvgis', 'builtin']), 'pvgis'),
  PVGIS_URL: api(PVGIS),
  SPOT_PRICES: z._default(oneOf(['eds', 'embedded']), 'embedded'),
  SPOT_PRICES_URL: api(ENERGI_DATA_SERVICE),
  ADRESSEVAELGER_TOKEN: z.optional(oneLine),
  ADRESSEVAELGER_URL: api(ADRESSEVAELGER),
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
  };
}
