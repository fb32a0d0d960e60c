import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import type { ReportPriceLine } from '../report/price-lines.ts';
import type { ReportFigures } from '../report/report-figures.ts';
import type { RoofType } from '../../engine/estimate-input.ts';
import type { RoofPicture } from '../roof-picture.ts';
import type { StaffLine } from './quotes.ts';

/** What a recalculation with today's prices gives beside what was frozen. */
export type ReportToday = {
  readonly estimate: EstimateFigures;
  readonly lines: readonly ReportPriceLine[];
  readonly priceBookVersion: string;
};

/** A frozen report as staff see it. */
export type StaffReport = {
  readonly id: string;
  readonly reference: string;
  /** Whose request it belongs to; null: a saved report that nobody asked for an offer on. */
  readonly lead: { readonly id: string; readonly name: string } | null;
  readonly place: string;
  /** What was answered is in no form that is known; the figures are those that were frozen. */
  readonly isStateUnreadable: boolean;
  /** As the customer has drawn it, with panels of their size in the catalogue; null: nobody has. */
  readonly roof: RoofPicture | null;
  readonly roofType: RoofType | null;
  readonly frozenAt: string;
  readonly engineVersion: string;
  readonly priceBookVersion: string;
  readonly estimate: EstimateFigures;
  /** null: from before they were kept. */
  readonly lines: readonly StaffLine[] | null;
  /** reportCalculatedProfitExVat [øre]; null: not known. */
  readonly profitExVatOre: number | null;
};

/** A frozen report as its customer sees it. */
export type CustomerReport = Pick<StaffReport, 'id' | 'reference' | 'place' | 'frozenAt'> & {
  readonly figures: ReportFigures;
  /** All but the frozen estimate is calculated anew: it was not kept. */
  readonly isOfToday: boolean;
};
