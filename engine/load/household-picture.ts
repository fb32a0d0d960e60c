import { HOUSEHOLD_PICTURE } from '../data/household-picture.ts';

/** What a visitor who does not know the use can tell. */
export type HouseholdPicture = {
  readonly houseAreaM2: number;
  readonly people: number;
};

/**
 * A household's yearly use by its house and its people; heat pump and car not among it.
 * @param picture area of the house [m²], ≥ 0, and people who live there, ≥ 0
 * @returns [kWh/yr]
 * @throws RangeError a figure that is negative or not finite
 * @source data/household-picture.ts
 */
export function householdPictureKwh({ houseAreaM2, people }: HouseholdPicture): number {
  for (const [name, value] of Object.entries({ houseAreaM2, people })) {
    if (!(value >= 0 && value < Infinity)) throw new RangeError(`${name} is ${value}`);
  }
  const { baseKwh, perM2Kwh, perPersonKwh } = HOUSEHOLD_PICTURE;
  return baseKwh + perM2Kwh * houseAreaM2 + perPersonKwh * people;
}
