/** The name of the error by which the built pages, with classes of their own, know it. */
export const PAPERS_BUSY = 'PapersBusy';

/** Too many wait already: to be asked again in a moment. */
export class PapersBusy extends Error {
  override readonly name = PAPERS_BUSY;
}
