import type { CompanyPapers } from '../company/company.ts';
import type { CompanyGaps } from '../company/duties.ts';
import type { SellerFacts } from '../company/facts.ts';
import type { ProductSize, ReportPriceLine } from '../report/price-lines.ts';
import type { RoofPicture } from '../roof-picture.ts';
import type { SigningLack } from './signing-lack.ts';

/** Only staff see a draft; what has been sent is never changed again. withdrawn: staff withdrew it. */
export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** expired: nobody answered in time. */
export type QuoteState = QuoteStatus | 'expired';

/** A price that staff set by hand, and what it was set for. */
export type ManualPrice = {
  /** [øre excl. VAT] */
  readonly priceOre: number;
  readonly reason: string;
  /** Who of staff, by their uid. */
  readonly byUid: string;
  readonly at: string;
  /** What the price book gave [øre excl. VAT]. */
  readonly calculatedOre: number;
  readonly priceBookVersion: string;
  readonly calculationId: string;
};

/** A line as the customer sees it, without what it costs us. */
export type QuotedLine = ReportPriceLine & { readonly manual: ManualPrice | null };

/** A line's total as it was quoted, with what only staff see. */
export type StaffLine = QuotedLine & {
  /** Which row of the price book: a model, a roof, a rule's name; null: there is one only. */
  readonly rule: string | null;
  /** [øre excl. VAT]; null: a rule, which costs nothing, or a line that the price book no longer has. */
  readonly costOre: number | null;
  /** Design or price book changed after a manual price was set. */
  readonly isStale: boolean;
};

export type QuoteTotals = {
  readonly totalExVatOre: number;
  readonly vatOre: number;
  readonly totalOre: number;
};

/** A quote in a lead's list. */
export type QuoteRow = QuoteTotals & {
  readonly id: string;
  readonly number: number;
  readonly state: QuoteState;
  /** reportCalculatedProfitExVat [øre]; null: the book of its prices is not known. */
  readonly profitExVatOre: number | null;
  readonly changedAt: string;
  readonly sentAt: string | null;
  /** The last Danish day on which it can be accepted; null: a draft. */
  readonly validUntil: string | null;
  readonly openedCount: number;
  readonly isStale: boolean;
  /** Its lines are in no form that is known: only its sums can be told. */
  readonly isUnreadable: boolean;
  /** Of a request that was merged into the lead: its number; null or left out: the lead's own. */
  readonly mergedReference?: string | null;
};

/** What it is calculated for. */
export type QuoteSystem = {
  readonly numberOfPanels: number;
  readonly peakPowerKw: number;
  readonly batteryKwh: number;
  readonly annualKwh: number;
  readonly tenYearMeanDkk: number;
  readonly paybackYears: number | null;
};

/** All that staff see of one quote. */
export type QuoteFacts = QuoteRow & {
  readonly version: number;
  readonly lead: {
    readonly id: string;
    readonly name: string;
    readonly reference: string;
    readonly place: string;
    readonly isWithdrawn: boolean;
    /** Masked; null: there is none, and nothing can be sent. */
    readonly email: string | null;
  };
  readonly lines: readonly StaffLine[];
  readonly system: QuoteSystem;
  readonly priceBookVersion: string;
  readonly isExample: boolean;
  readonly openedAt: string | null;
  readonly answeredAt: string | null;
  readonly signedName: string | null;
  readonly answerNote: string;
  /** Opens the customer's page; null: a draft. */
  readonly token: string | null;
  /** Why its customer cannot sign it on that page; empty: they can. */
  readonly signingLacks: readonly SigningLack[];
  /** What the company has to fill in, before a draft can be sent or at all. */
  readonly companyGaps: CompanyGaps;
};

/** A product that is offered, by its make and model. */
export type OfferedPart = {
  readonly kind: 'panel' | 'inverter' | 'battery';
  readonly quantity: number;
  /** Make and model. */
  readonly model: string;
  /** Of one. */
  readonly size: ProductSize;
  /** The manufacturer's data sheet, an https address; null: not given. */
  readonly dataSheet: string | null;
  /** The manufacturer's guarantee on the product [years]; null: not stated. */
  readonly guaranteeYears: number | null;
  /** The model or its guarantee is made up for trying the site. */
  readonly isExample: boolean;
};

/** Who offers it, in the version of the company that the quote was sent with. */
export type QuoteSeller = {
  readonly facts: SellerFacts;
  readonly papers: CompanyPapers;
};

/** What the customer is shown. Fields are named one by one, so that nothing only staff know gets in. */
export type OfferedQuote = QuoteTotals & {
  readonly reference: string;
  readonly number: number;
  readonly state: QuoteState | 'request-withdrawn';
  readonly place: string;
  readonly lines: readonly ReportPriceLine[];
  readonly system: QuoteSystem;
  readonly sentAt: string;
  readonly validUntil: string;
  readonly answeredAt: string | null;
  readonly signedName: string | null;
  readonly isExample: boolean;
  readonly parts: readonly OfferedPart[];
  /** Null: it was sent before the company's facts were kept in versions. */
  readonly seller: QuoteSeller | null;
  /** The Danish day from which its weeks count: that of the order, or today while it is open; null: there is no order. */
  readonly orderDay: string | null;
  /** Whether it is signed on its page; if not, the customer says yes by mail. */
  readonly signsOnline: boolean;
};

/** The same as its page and its paper show it. */
export type ShownQuote = OfferedQuote & {
  /** The roof with the panels that are offered; null: nobody has drawn it, or with others. */
  readonly roof: RoofPicture | null;
};
