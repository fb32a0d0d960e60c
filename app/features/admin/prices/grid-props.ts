import type { DraftProblem } from '../../../../domain/prices/draft-problem.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import type { ShownLines } from './use-shown-lines.ts';

export type GridProps = {
  readonly draft: PriceDraft;
  readonly problems: readonly DraftProblem[];
  readonly textOf: (key: string) => string;
  readonly type: (key: string, text: string) => void;
  readonly restore: (key: string) => void;
  readonly paste: (text: string, rows: readonly (readonly string[])[], at: string) => void;
  /** The cell that the tab key comes to; null: every one, as long as no script moves between them. */
  readonly current: string | null;
  readonly setCurrent: (key: string) => void;
  readonly shown: ShownLines;
};
