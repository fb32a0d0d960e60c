import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { FileField } from './file-field.tsx';

type CsvFileFormProps = {
  /** What the file is called on the page. */
  readonly label: string;
  /** Names of the form's fields. */
  readonly fields: { readonly file: string; readonly intent: string };
  /** Why the last file was not read, in words. */
  readonly refused: string | null;
  /** What goes along unseen. */
  readonly children?: ReactNode;
};

/** Takes a CSV file and asks what it would do; nothing is changed yet. */
export function CsvFileForm({ label, fields, refused, children }: CsvFileFormProps) {
  return (
    <>
      <Form
        method="post"
        encType="multipart/form-data"
        className="flex flex-wrap items-end gap-4 px-5 pb-5"
      >
        {children}
        <FileField
          name={fields.file}
          label={label}
          accept=".csv,text/csv"
          refusalId={refused === null ? undefined : 'csv-refused'}
        />
        <Button
          type="submit"
          size={44}
          variant="outlined"
          name={fields.intent}
          value="rehearse-csv"
        >
          {m.records_csv_rehearse()}
        </Button>
      </Form>
      {refused !== null && (
        <p role="alert" id="csv-refused" className="px-5 pb-5 font-semibold text-tegl-600">
          {refused}
        </p>
      )}
    </>
  );
}

type CsvCountsProps = {
  /** Lines that bring something new; left out where no line can. */
  readonly isNew?: number;
  readonly changed: number;
  readonly same: number;
  readonly faulty: number;
};

/** How many lines of a file would do what. */
export function CsvCounts({ isNew, changed, same, faulty }: CsvCountsProps) {
  const counts = [
    ...(isNew === undefined ? [] : [{ name: m.records_csv_new(), of: isNew }]),
    { name: m.records_csv_changed(), of: changed },
    { name: m.records_csv_same(), of: same },
    { name: m.records_csv_faulty(), of: faulty, isBad: faulty > 0 },
  ];
  const columns = isNew === undefined ? 'grid-cols-3' : 'grid-cols-2 tablet:grid-cols-4';
  return (
    <dl className={`m-5 grid rounded-control border border-hairline ${columns}`}>
      {counts.map(({ name, of, isBad = false }) => (
        <div key={name} className={`flex flex-col-reverse p-3 ${isBad ? 'text-tegl-600' : ''}`}>
          <dt>{name}</dt>
          <dd className="text-28 font-semibold tabular-nums">{of}</dd>
        </div>
      ))}
    </dl>
  );
}
