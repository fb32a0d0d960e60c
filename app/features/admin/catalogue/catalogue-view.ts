import type { CatalogueFacts, CatalogueKind } from '../../../../domain/staff/catalogue.ts';
import type { RecordDesk } from '../records/record-view.ts';

export type CatalogueView = RecordDesk & {
  readonly kind: CatalogueKind;
  readonly facts: CatalogueFacts;
  /** Beside the panels: the other kinds in short. */
  readonly others: readonly OtherModels[];
};

export type OtherModels = Pick<RecordDesk, 'rows'> & {
  readonly kind: CatalogueKind;
  readonly facts: CatalogueFacts;
};
