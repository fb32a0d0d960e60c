import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { newPanels } from '../../../words/standing-words.ts';
import type { Calculator } from './use-calculator.ts';

export type AddressLineProps = {
  readonly calculator: Calculator;
  /** What the figures are not of, though the address says so. */
  readonly note: string | undefined;
  readonly onEdit: () => void;
};

/** Which house and how many panels the answer is of, and the way to change both: on a phone, where the fields are in a sheet. */
export default function AddressLine({ calculator, note, onEdit }: AddressLineProps) {
  const line = (
    <p className="-my-3 flex min-w-0 flex-wrap items-center text-14 whitespace-pre text-blaek-600 laptop:hidden print:hidden">
      {/* A long one is cut rather than pushing the answer off the first screen. */}
      <span className="max-w-max min-w-0 grow basis-40 truncate">{calculator.state.address}</span>
      {' · '}
      {newPanels(calculator.run.estimate, getLocale())}
      <span className="noscript:hidden">
        {'\u00a0· '}
        <button
          type="button"
          onClick={onEdit}
          aria-label={m.depth_edit_house()}
          className="min-h-11 text-gran-700 underline underline-offset-4"
        >
          {m.compare_edit()}
        </button>
      </span>
    </p>
  );
  if (note === undefined) return line;
  return (
    <div>
      {line}
      <p className="mt-2 text-14 text-blaek-600 laptop:hidden print:hidden">{note}</p>
    </div>
  );
}
