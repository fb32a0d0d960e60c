/** The home of who does not know the use, until the visitor says more. */
export const USUAL_HOUSEHOLD = { houseAreaM2: 140, people: 3 } as const;
