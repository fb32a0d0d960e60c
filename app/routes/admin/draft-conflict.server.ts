import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Edits } from '../../../domain/prices/draft.ts';
import type { EditConflict } from '../../../domain/prices/merge-edits.ts';
import { readChoiceEffects } from '../../../server/pricing/choice-effects.ts';
import { shownTexts } from '../../features/admin/prices/draft-texts.ts';
import type {
  DraftAnswer,
  DraftView,
  MergedCell,
} from '../../features/admin/prices/prices-view.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { forStaff } from './staff-only.server.ts';

type Met = {
  readonly conflicts: readonly EditConflict[];
  /** What the page showed when one began. */
  readonly ground: Edits;
  /** Cells that were not chosen for. */
  readonly unanswered?: readonly string[];
  /** Whether somebody is asked to choose now. */
  readonly isAsked?: boolean;
};

/** Two people's changes: what both changed, by whom, and what merged by itself. */
export async function conflicted(
  context: Readonly<RouterContextProvider>,
  view: DraftView | null,
  { conflicts, ground, unanswered = [], isAsked = true }: Met,
) {
  if (view === null) throw redirect(staffLinks.prices(), 303);
  const { cells } = view.draft;
  const authors = conflicts.flatMap(({ key }) => (cells[key] ? [[key, cells[key]] as const] : []));
  const answer: DraftAnswer = {
    kind: 'conflict',
    conflicts,
    authors: Object.fromEntries(authors),
    effects: isAsked ? await effectsOf(context, view.draft.number, conflicts) : {},
    merged: mergedCells(view, { conflicts, ground }),
    ground,
    unanswered,
  };
  return data(answer, { status: 409 });
}

async function effectsOf(
  context: Readonly<RouterContextProvider>,
  number: number,
  conflicts: readonly EditConflict[],
) {
  const { services } = context.get(requestContext);
  const read = forStaff(await readChoiceEffects(services, whoAsks(context), { number, conflicts }));
  return read.ok ? read.value : {};
}

function mergedCells(view: DraftView, { conflicts, ground }: Met): readonly MergedCell[] {
  const { cells } = view.draft;
  const met = new Set(conflicts.map(({ key }) => key));
  return Object.entries(shownTexts(view)).flatMap(([key, to]) => {
    const from = ground[key];
    // A rule that somebody else has begun was not shown at all.
    const isNew = from === undefined && cells[key] !== undefined;
    if (met.has(key) || !(isNew || (from !== undefined && from !== to))) return [];
    return [{ key, from: from ?? '', to, author: cells[key] ?? null }];
  });
}
