import { EASTERN_GRID_COMPANIES } from './grid-tariffs-east.ts';
import type { GridCompany } from './grid-company.ts';
import { WESTERN_GRID_COMPANIES } from './grid-tariffs-west.ts';

/** Every Danish grid company, DK1 before DK2, by name. It stays on the server: pages are sent what they calculate with. */
export const GRID_COMPANIES: readonly GridCompany[] = [
  ...WESTERN_GRID_COMPANIES,
  ...EASTERN_GRID_COMPANIES,
];
