/** Where a logo is shown from: a new one has another address. */
export const logoPath = (key: string): string => `/da/partners/logo/${key}`;
