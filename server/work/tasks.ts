import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { InvalidInput } from '../../domain/field-error.ts';
import type { OfferedSystem } from '../../domain/offers-compared/offered-context.ts';
import type { OfferedYears } from '../../domain/offers-compared/offered-years.ts';
import type { ReadOffer } from '../../domain/offers-compared/read-offer.ts';
import type { CalculatedReport } from '../../domain/report/calculated-report.ts';
import type { ReportDocument } from '../../words/report/report-document.ts';
import type { Result } from '../../domain/result.ts';
import type { UploadKind, UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import type { RoofPlane } from '../../domain/roof-plane.ts';
import type { NoRoof, RoofOfHouse, RoofQuestion } from '../../domain/roof/house-roof.ts';
import type { MapBox } from '../../domain/roof/without-trees.ts';
import type { FaceYield } from '../../engine/estimate-figures.ts';
import type { MonthlyYield } from '../../engine/estimate-input.ts';
import type { EstimateRun } from '../../engine/estimate.ts';

/** Catalogue and prices as a thread reads them once: the bytes are shared, not sent. */
export type SentContext = { readonly version: number; readonly bytes: SharedArrayBuffer };

export type Calculation = {
  readonly state: CalculatorState;
  readonly context: SentContext;
  /** From outside, one per roof face; null: the built-in climate. */
  readonly yields: readonly (MonthlyYield | null)[];
};

/** A result with its hours, and without the context, which the asker already has. */
export type CalculatedHours = Omit<EstimateRun, 'context'>;

/** The same without the hours: they are a megabyte, and few pages show them. */
export type CalculatedRun = Omit<CalculatedHours, 'hourly' | 'prices'>;

export type PaperOrder = { readonly document: ReportDocument; readonly madeAt: Date };

/** A GeoTIFF, and what it must cover in EPSG:25832; null: whatever it covers. */
export type SentRaster = { readonly bytes: Uint8Array<ArrayBuffer>; readonly asked: MapBox | null };

/** What the threads can do: for each kind of work, its input and its result. */
export type Tasks = {
  readonly estimate: {
    readonly order: Calculation;
    readonly answer: Result<CalculatedRun, InvalidInput>;
  };
  readonly hours: {
    readonly order: Calculation;
    readonly answer: Result<CalculatedHours, InvalidInput>;
  };
  readonly report: {
    readonly order: Calculation;
    readonly answer: Result<CalculatedReport, InvalidInput>;
  };
  /** A photo as it is stored, without the camera's metadata. */
  readonly picture: {
    readonly order: {
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly kind: Exclude<UploadKind, 'pdf'>;
      /** small: to know it by in a list. logo: small, and what can be seen through is kept. */
      readonly size: 'whole' | 'small' | 'logo';
    };
    readonly answer: Result<Uint8Array<ArrayBuffer>, UploadRefusal>;
  };
  /** A PDF as it is stored, without anything active. */
  readonly pdf: {
    readonly order: { readonly bytes: Uint8Array<ArrayBuffer> };
    readonly answer: Result<Uint8Array<ArrayBuffer>, UploadRefusal>;
  };
  /** 25 years of systems offered by others, on the state's roof. */
  readonly offers: {
    readonly order: Calculation & {
      readonly systems: readonly OfferedSystem[];
      readonly faces: readonly FaceYield[];
    };
    readonly answer: Result<readonly OfferedYears[], InvalidInput>;
  };
  /** The built-in climate's monthly irradiation on planes [kWh/m²]. */
  readonly light: {
    readonly order: { readonly planes: readonly RoofPlane[] };
    readonly answer: readonly (readonly number[])[];
  };
  /** The built-in climate's yield of a plane; null: it has none there. */
  readonly yield: {
    readonly order: { readonly plane: RoofPlane };
    readonly answer: MonthlyYield | null;
  };
  /** A house's own roof, from rasters as they came. unreadable: the surface is none. */
  readonly roof: {
    readonly order: Omit<RoofQuestion, 'surface' | 'terrain'> & {
      readonly surface: SentRaster;
      readonly terrain: SentRaster | null;
    };
    readonly answer: Result<RoofOfHouse, NoRoof | { readonly kind: 'unreadable' }>;
  };
  /** An offer that was pasted as text. */
  readonly letter: {
    readonly order: { readonly text: string };
    readonly answer: ReadOffer;
  };
  readonly paper: {
    readonly order: PaperOrder;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
};

export type Kind = keyof Tasks;
export type Task<K extends Kind = Kind> = {
  [Each in K]: { readonly kind: Each; readonly order: Tasks[Each]['order'] };
}[K];
