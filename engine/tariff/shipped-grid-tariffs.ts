import { GRID_COMPANIES } from '../data/grid-tariffs.ts';
import { gridTariffs } from './grid-tariff.ts';

/** Grid companies to choose from, as they ship: those of DK1 first, then by name. For the server and for tests. */
export const SHIPPED_GRID_TARIFFS = gridTariffs(GRID_COMPANIES);
