import type { Edits } from './draft.ts';

/** A cell that two people have changed, each to something else. null: as in the version in force. */
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
  /** Cells that only the one or only the other has changed. */
  readonly onlyMine: readonly string[];
  readonly onlyTheirs: readonly string[];
};

/**
 * Brings two people's changes of one draft together, cell by cell.
 * @param ground what both began with
 */
export function mergeEdits(ground: Edits, mine: Edits, theirs: Edits): MergedEdits {
  const keys = [...new Set([ground, mine, theirs].flatMap((edits) => Object.keys(edits)))];
  const edits: Record<string, string> = {};
  const conflicts: EditConflict[] = [];
  const onlyMine: string[] = [];
  const onlyTheirs: string[] = [];
  for (const key of keys) {
    const at = (of: Edits) => (Object.hasOwn(of, key) ? of[key]! : null);
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
