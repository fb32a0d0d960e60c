import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { DEFAULT_SHARE_DAYS, SHARE_DAYS } from '../../../domain/report/share-link.ts';
import { date } from '../../../words/format.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { SHARE_FIELDS, type LinkAnswer, type ShareView } from './share-view.ts';

type LinkPanelProps = { readonly view: ShareView; readonly answer: LinkAnswer | undefined };

/** Makes the link, shows it the once, and ends it. */
export function LinkPanel({ view, answer }: LinkPanelProps) {
  const isOpen = view.sharedUntil !== null || view.mailLinks > 0;
  return (
    <section aria-labelledby="share-link" className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 id="share-link" className="text-22 font-semibold">
          {m.share_link_title()}
        </h2>
        <p className="max-w-[62ch] text-blaek-600">{m.share_link_text()}</p>
      </div>
      <Told answer={answer} />
      {view.sharedUntil === null && view.mailLinks === 0 ? null : <OpenLinks view={view} />}
      <Form method="post" className="flex flex-wrap items-end gap-4">
        <input type="hidden" name={SHARE_FIELDS.intent} value="share" />
        <div className="w-44">
          <SelectField
            label={m.share_days()}
            name={SHARE_FIELDS.days}
            defaultValue={String(DEFAULT_SHARE_DAYS)}
            options={SHARE_DAYS.map((days) => ({
              value: String(days),
              label: m.share_days_option({ days: String(days) }),
            }))}
          />
        </div>
        <Button type="submit" variant={isOpen ? 'outlined' : 'filled'} size={48}>
          {view.sharedUntil === null ? m.share_make() : m.share_make_new()}
        </Button>
        {view.sharedUntil === null ? null : (
          <p className="w-full text-14 text-blaek-600">{m.share_new_ends_old()}</p>
        )}
      </Form>
    </section>
  );
}

function Told({ answer }: { readonly answer: LinkAnswer | undefined }) {
  if (answer?.kind === 'shared') {
    return (
      <div className="flex flex-col gap-3 rounded-card bg-gran-100 p-5" role="status">
        <p>{m.share_new()}</p>
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-72">
            <TextField
              label={m.share_link_label()}
              value={answer.link}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
          <CopyButton key={answer.link} text={answer.link} />
        </div>
      </div>
    );
  }
  if (answer?.kind === 'unanswered') {
    return (
      <FormNotice title={m.unanswered_title()} attempt={answer}>
        <p>{answer.why === 'unreachable' ? m.unanswered_unreachable() : m.unanswered_failed()}</p>
      </FormNotice>
    );
  }
  if (answer?.kind !== 'ended') return null;
  return (
    <p className="rounded-card bg-gran-100 px-5 py-4" role="status">
      {m.share_ended()}
    </p>
  );
}

/** What is open now, and the way to close it. */
function OpenLinks({ view: { sharedUntil, mailLinks } }: { readonly view: ShareView }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-hairline bg-white px-5 py-3">
      <p>
        {sharedUntil === null ? null : `${m.share_open({ date: date(sharedUntil, getLocale()) })} `}
        {mailLinks === 0 ? null : m.share_mails({ count: mailLinks })}
      </p>
      <Form method="post">
        <input type="hidden" name={SHARE_FIELDS.intent} value="end" />
        <Button type="submit" variant="quiet" size={44} className="-mx-4 !text-tegl-600">
          {m.share_end()}
        </Button>
      </Form>
    </div>
  );
}
