import type { Services } from '../services.ts';

/** A report as PDF; null: it was deleted meanwhile. Throws if it can't be drawn. */
export type DrawReport = (reportId: string, signal: AbortSignal) => Promise<Uint8Array | null>;

export type PaperWanted = { readonly reportId: string; readonly name: string };
export type PaperMade = PaperWanted & {
  readonly file: string;
} & (
    | { readonly pdf: Uint8Array; readonly missing: null }
    | { readonly pdf: null; readonly missing: MissingPaper }
  );
/** Why a report is not there as PDF. */
export type MissingPaper = 'not-drawn' | 'deleted-meanwhile' | 'too-many';

/** So that a thread that has drawn one finds the next one waiting. */
const AHEAD_OF_THREADS = 2;
/** About 500 MB. A zip of this kind is limited to 4 GB and 65,535 files. */
export const MOST_PAPERS = 5000;

const letOthersGo = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * The reports in order, a few drawn ahead of what is taken; no more than these are in memory. If
 * there are too many, the newest are drawn.
 * @param wanted oldest first
 */
export async function* papersInOrder(
  { work, log }: Pick<Services, 'work' | 'log'>,
  wanted: readonly PaperWanted[],
  draw: DrawReport,
  signal: AbortSignal,
): AsyncGenerator<PaperMade> {
  const make = async (paper: PaperWanted): Promise<PaperMade> => {
    const file = `reports/${paper.reportId}.pdf`;
    try {
      const pdf = await draw(paper.reportId, signal);
      if (pdf === null) return { ...paper, file, pdf, missing: 'deleted-meanwhile' };
      return { ...paper, file, pdf, missing: null };
    } catch (error) {
      if (!signal.aborted) {
        const code = error instanceof Error ? error.name : 'unknown';
        log.error({ code }, 'report not drawn for the file of own data');
      }
      return { ...paper, file, pdf: null, missing: 'not-drawn' };
    }
  };
  const left = Math.max(0, wanted.length - MOST_PAPERS);
  for (const paper of wanted.slice(0, left)) {
    yield { ...paper, file: `reports/${paper.reportId}.pdf`, pdf: null, missing: 'too-many' };
  }
  const making: Promise<PaperMade>[] = [];
  for (const paper of wanted.slice(left)) {
    making.push(make(paper));
    // Each uses this thread for a while before it is handed to another.
    await letOthersGo();
    if (making.length > work.threads + AHEAD_OF_THREADS) yield await making.shift()!;
  }
  for (const made of making) yield await made;
}
