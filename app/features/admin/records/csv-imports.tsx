import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { UndoToast } from '../undo-toast.tsx';
import { RECORD_FORM, type RecordDesk } from './record-view.ts';

type CsvImportsProps = { readonly desk: Pick<RecordDesk, 'kind' | 'imports' | 'done'> };

/** Files whose lines are still drafts: each is taken back in one press, the newest also from what says that it is done. */
export function CsvImports({ desk: { kind, imports, done } }: CsvImportsProps) {
  const [newest] = imports;
  if (newest === undefined) return null;
  const fieldsOf = (at: string) => ({
    [RECORD_FORM.intent]: 'undo-import',
    [RECORD_FORM.kind]: kind,
    [RECORD_FORM.import]: at,
  });
  return (
    <>
      <ul className="border-t border-hairline px-5 py-2">
        {imports.map(({ at, rows }) => (
          <li key={at}>
            <Form method="post" className="flex flex-wrap items-center gap-x-4">
              {Object.entries(fieldsOf(at)).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <span>{m.records_csv_came({ at: shortDateTime(at, getLocale()), count: rows })}</span>
              <button
                type="submit"
                className="min-h-11 font-semibold text-gran-700 underline underline-offset-4"
              >
                {m.records_csv_undo()}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {done === 'imported' && (
        <UndoToast
          key={newest.at}
          words={m.records_csv_done({ count: newest.rows })}
          fields={fieldsOf(newest.at)}
        />
      )}
    </>
  );
}
