import type { Finding } from '../../../domain/offers-compared/findings.ts';
import type { IncludedItem } from '../../../domain/offers-compared/received-offer.ts';
import type { ComparedColumn } from './compare-view.ts';

export type MissingFinding = Extract<Finding, { readonly kind: 'missing' }>;

const allMissing = ({ findings }: ComparedColumn) =>
  findings.filter((finding): finding is MissingFinding => finding.kind === 'missing');

export const missingOf = (column: ComparedColumn, item: IncludedItem) =>
  allMissing(column).find((finding) => finding.item === item);

/** What is missing in an offer: whose price is added to it, the dearest first, or which has none and stays open. */
export const missingItems = (column: ComparedColumn, as: 'added' | 'open') =>
  allMissing(column)
    .filter(({ usual }) => (usual === null) === (as === 'open'))
    .toSorted((a, b) => (b.usual?.high ?? 0) - (a.usual?.high ?? 0))
    .map(({ item }) => item);
