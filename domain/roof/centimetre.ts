/** Metres to a centimetre, as the texts of a roof hold them. */
export const toCentimetre = (metres: number) => Math.round(metres * 100) / 100 + 0;
