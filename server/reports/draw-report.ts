import type { ReportDocument } from '../../words/report/report-document.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

type Drawing = {
  readonly document: ReportDocument;
  /** As the file says when it was made. */
  readonly madeAt: Date;
};

/** A report as a PDF. Who may read it is asked before: the document holds all that it shows. */
export const drawReport = query(
  { name: 'report.draw', access: 'anyone' },
  ({ work }: Pick<Services, 'work'>, who, order: Drawing) =>
    work.run(who, { kind: 'paper', order }),
);
