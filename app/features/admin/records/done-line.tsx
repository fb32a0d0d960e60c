import { CheckIcon } from '../../../ui/icons.tsx';
import type { RecordDone } from './record-view.ts';
import { doneText } from './record-words.ts';

/** What was done a moment ago. */
export function DoneLine({ done }: { readonly done: RecordDone | null }) {
  return (
    <p role="status" className={done === null ? 'sr-only' : 'flex items-center gap-2'}>
      {done !== null && (
        <>
          <CheckIcon className="text-gran-700" /> {doneText(done)}
        </>
      )}
    </p>
  );
}
