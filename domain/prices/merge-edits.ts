import type { Edits } from './draft.ts';

/** A cell that two people changed differently. null: as in the version in force. */
export type EditConflict = {
  readonly key: string;
  readonly ground: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
};

export type MergedEdits = {
  /** With theirs where both changed a cell. */
  readonly edits: Edits;
  readonly conflicts: readonly EditConflict[];
  /** Cells that only one of the two has changed. */
  readonly onlyMine: readonly string[];
  readonly onlyTheirs: readonly string[];
};

/**
 * Merges two people's changes to one draft, cell by cell.
 * @param ground what both started from
 */
export function mergeEdits(ground: Edits, mine: Edits, theirs: Edits): MergedEdits {
  const keys = [...new Set([ground, mine, theirs].flatMap((edits) => Object.keys(edits)))];
  const edits: Record<string, string> = {};
  const conflicts: EditConflict[] = [];
  const onlyMine: string[] = [];
  const onlyTheirs: string[] = [];
  for (const key of keys) {
    const at = (side: Edits) => (Object.hasOwn(side, key) ? side[key]! : null);
    const cell = { key, ground: at(ground), mine: at(mine), theirs: at(theirs) };
    const isMine = cell.mine !== cell.ground;
    const isTheirs = cell.theirs !== cell.ground;
    const isConflict = isMine && isTheirs && cell.mine !== cell.theirs;
    const text = isMine && !isConflict ? cell.mine : cell.theirs;
    if (text !== null) edits[key] = text;
    if (isConflict) conflicts.push(cell);
    else if (isMine && !isTheirs) onlyMine.push(key);
    else if (isTheirs && !isMine) onlyTheirs.push(key);
  }
  return { edits, conflicts, onlyMine, onlyTheirs };
}
