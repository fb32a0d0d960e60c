import { LIMITS } from '../../../domain/calculator-limits.ts';
import { m } from '../../../messages/compiled/messages.js';

/** The page's fields, by their names in the address. */
export const COMPARED_FIELDS = ['lat', 'lon', 'slope', 'azimuth', 'peakPower', 'loss'] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

/** Aarhus, where the built-in model was fitted; a usual roof. */
export const COMPARED_START: Readonly<Record<ComparedField, string>> = {
  lat: '56.2',
  lon: '10.2',
  slope: '35',
  azimuth: '0',
  peakPower: '1',
  loss: '14',
};

/** What a source says, or why it says nothing. */
export type ComparedYield =
  | {
      readonly kind: 'found';
      readonly database: string;
      readonly monthlyKwhPerKwp: readonly number[];
    }
  | { readonly kind: 'no-data' | 'busy' | 'unreadable' | 'unavailable' | 'off' };

export type Compared = {
  readonly peakPower: number;
  readonly pvgis: ComparedYield;
  readonly builtin: ComparedYield;
  /** Where PVGIS was asked; null: nowhere. */
  readonly askedAt: string | null;
};

/** Why a source gives no figures, in words. */
export function silenceWords(kind: Exclude<ComparedYield['kind'], 'found'>): string {
  switch (kind) {
    case 'no-data':
      return m.views_pvgis_no_data();
    case 'busy':
      return m.views_pvgis_busy();
    case 'unreadable':
      return m.views_pvgis_unreadable();
    case 'unavailable':
      return m.views_pvgis_unavailable();
    case 'off':
      return m.views_pvgis_off();
  }
}

/** least: the lowest figure that it takes. */
export function comparedFieldName(field: ComparedField): {
  readonly label: string;
  readonly unit?: string;
  readonly least: number;
} {
  switch (field) {
    case 'lat':
      return { label: m.expert_lat(), least: LIMITS.lat[0] };
    case 'lon':
      return { label: m.expert_lon(), least: LIMITS.lon[0] };
    case 'slope':
      return { label: m.calculator_slope(), unit: '°', least: LIMITS.slope[0] };
    case 'azimuth':
      return { label: m.expert_azimuth(), unit: '°', least: LIMITS.azimuth[0] };
    case 'peakPower':
      return { label: m.report_roof_kwp(), unit: 'kWp', least: LIMITS.peakPower[0] };
    case 'loss':
      return {
        label: m.calculator_assumption_system_loss(),
        unit: '%',
        least: LIMITS.systemLoss[0],
      };
  }
}
