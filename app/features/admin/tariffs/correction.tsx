import type { RecordTexts } from '../../../../domain/records/record.ts';
import { TARIFF_FIGURES } from '../../../../domain/records/tariff-records.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { tariffFields } from './tariff-fields.ts';
import { readerFigure } from '../records/shown-text.ts';

type CorrectionProps = { readonly before: RecordTexts; readonly after: RecordTexts };

/** What a draft of the same day as a published row does to it: the old figure beside the new, before it is confirmed. */
export function Correction({ before, after }: CorrectionProps) {
  const labels = new Map(tariffFields('').map(({ field, label }) => [field, label]));
  const changed = TARIFF_FIGURES.filter((field) => (before[field] ?? '') !== (after[field] ?? ''));
  return (
    <div className="rounded-control bg-sol-100 px-4 py-3">
      <p className="font-semibold">{m.tariffs_corrects()}</p>
      <ul>
        {changed.map((field) => (
          <li key={field} className="flex flex-wrap gap-x-2 tabular-nums">
            <span>{labels.get(field)}</span>
            <del>{readerFigure(before[field] ?? '') || '–'}</del>
            <span aria-hidden="true">→</span>
            <ins className="font-semibold no-underline">
              {readerFigure(after[field] ?? '') || '–'}
            </ins>
          </li>
        ))}
        {changed.length === 0 && <li>{m.tariffs_corrects_nothing()}</li>}
      </ul>
      <p>{m.tariffs_corrects_note()}</p>
    </div>
  );
}
