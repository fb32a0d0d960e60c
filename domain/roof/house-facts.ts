import type { BuildingType, RoofType } from '../../engine/estimate-input.ts';

// What the building register (BBR) says of a house, in the calculator's words.

/** A value with where it stands and since when. */
export type Fact<Value> = {
  readonly value: Value;
  readonly source: 'BBR';
  /** When the register was told, YYYY-MM-DD; null: it does not say. */
  readonly date: string | null;
};

/** As BBR tells them apart (Tagdækningsmateriale). */
export const ROOF_MATERIALS = [
  'felt-low',
  'felt-steep',
  'fibre-cement-with-asbestos',
  'concrete-tile',
  'tile',
  'metal',
  'thatch',
  'fibre-cement',
  'plastic',
  'glass',
  'green',
  'none',
  'other',
] as const;
export type RoofMaterial = (typeof ROOF_MATERIALS)[number];

export const HEATINGS = [
  'district',
  'heat-pump',
  'electric',
  'gas',
  'oil',
  'solid-fuel',
  'none',
  'other',
] as const;
export type Heating = (typeof HEATINGS)[number];

export const ASBESTOS = ['certain', 'possible', 'no'] as const;
export type Asbestos = (typeof ASBESTOS)[number];

export type HouseFacts = {
  readonly roofMaterial: Fact<RoofMaterial> | null;
  /** In the roof. certain: the register says so. possible: fibre cement that it counts with those that may hold it. no: nothing speaks for it. */
  readonly asbestos: Fact<Asbestos> | null;
  readonly builtYear: Fact<number> | null;
  /** Of the last large rebuilding. */
  readonly rebuiltYear: Fact<number> | null;
  /** On the ground [m²]. */
  readonly builtAreaM2: Fact<number> | null;
  /** Lived in, all storeys [m²]. */
  readonly dwellingAreaM2: Fact<number> | null;
  readonly storeys: Fact<number> | null;
  readonly heating: Fact<Heating> | null;
  /** Heated by electricity, a heat pump or not: which electricity tax its use has. */
  readonly electricallyHeated: Fact<boolean> | null;
  readonly buildingType: Fact<BuildingType> | null;
  /** What the calculator calls its covering; null: no such choice, or no covering for panels. */
  readonly roofType: Fact<RoofType> | null;
};
