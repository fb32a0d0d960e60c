import { Form } from 'react-router';
import type { RecordKind } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { RECORD_FORM } from './record-view.ts';

type PublishAllProps = {
  readonly drafts: number;
  /** Only of this kind; without it, of all kinds on the page. */
  readonly kind?: RecordKind;
};

/** Publishes every draft on the page; nothing where there is none. */
export function PublishAll({ drafts, kind }: PublishAllProps) {
  if (drafts === 0) return null;
  return (
    <Form method="post" className="flex flex-wrap items-center justify-end gap-4">
      {kind !== undefined && <input type="hidden" name={RECORD_FORM.kind} value={kind} />}
      <p className="text-blaek-600">{m.records_drafts({ count: drafts })}</p>
      <Button
        type="submit"
        size={44}
        variant="outlined"
        name={RECORD_FORM.intent}
        value="publish-all"
      >
        {m.records_publish_all()}
      </Button>
    </Form>
  );
}
