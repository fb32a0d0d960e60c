import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import type { CalculatorState } from '../calculator-state.ts';
import type { ReportPriceLine } from '../report/price-lines.ts';
import type { RoofPicture } from '../roof-picture.ts';
import type { UploadPurpose } from '../uploads/upload-rules.ts';
import type { LeadConsent } from './lead-consent.ts';
import type { LeadDouble, MergedLead } from './lead-doubles.ts';
import type { LeadEvent, LeadRow } from './leads.ts';

/** All that staff see of one lead. */
export type LeadFacts = {
  readonly lead: LeadRow;
  /** The lead that it is handled under; null: itself. */
  readonly mergedInto: string | null;
  readonly doubles: readonly LeadDouble[];
  /** The newest first. */
  readonly merged: readonly MergedLead[];
  readonly withdrawnAt: string | null;
  readonly locale: string;
  readonly contactTime: 'any' | 'morning' | 'afternoon' | 'evening';
  /** Enough of the address and number to recognise them. */
  readonly maskedEmail: string | null;
  readonly maskedPhone: string | null;
  /** What the customer wrote. */
  readonly notes: string;
  readonly consent: LeadConsent;
  /** What the customer answered; null: it can't be read. */
  readonly state: CalculatorState | null;
  readonly estimate: EstimateFigures;
  /** As the customer has drawn it, with panels of their size in the catalogue; null: nobody has. */
  readonly roof: RoofPicture | null;
  /** null: from before they were kept. */
  readonly lines: readonly ReportPriceLine[] | null;
  readonly priceBookVersion: string;
  readonly engineVersion: string;
  readonly frozenAt: string;
  /** The files the customer sent, under the names they gave them. */
  readonly files: readonly {
    readonly id: string;
    readonly purpose: UploadPurpose;
    readonly name: string;
    readonly kind: 'jpeg' | 'pdf';
    readonly bytes: number;
  }[];
  /** The newest first. */
  readonly events: readonly LeadEvent[];
};
