import { m } from '../../../messages/compiled/messages.js';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { verdictSentence } from '../../../words/estimate-words.ts';
import { FigureSheet } from './figure-sheet.tsx';
import { NoPanels } from './no-panels.tsx';
import { placeWords } from './place-words.ts';
import type { ViewFigures } from './view-figures.ts';
import { ViewFrame, type ViewSubject } from './view-frame.tsx';

export type ViewProps = {
  readonly figures: ViewFigures;
  readonly subject: ViewSubject;
  readonly restored: boolean;
};

/** The calculation as one sheet of figures. */
export function SimpleView({ figures, subject, restored }: ViewProps) {
  return (
    <ViewFrame
      {...subject}
      view="figures"
      restored={restored}
      figures={figures}
      title={placeWords(subject, figures)}
      lead={verdictSentence(figures.estimate, getLocale())}
    >
      {isAnythingBought(figures.estimate.system) ? <FigureSheet figures={figures} /> : <NoPanels />}
      <p className="pb-3 text-14 text-blaek-600">{m.views_indicative()}</p>
    </ViewFrame>
  );
}
