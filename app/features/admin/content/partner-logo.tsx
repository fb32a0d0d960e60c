import { Form } from 'react-router';
import type { RecordRow } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { AdminCard } from '../admin-table.tsx';
import { FileField } from '../file-field.tsx';
import { RECORD_FORM } from '../records/record-view.ts';
import { LOGO_FORM, type LogoAnswer } from './content-view.ts';
import { logoPath } from './logo-path.ts';

type PartnerLogoProps = {
  readonly row: RecordRow;
  /** null: it has none. */
  readonly logo: string | null;
  readonly answer: LogoAnswer | undefined;
};

/** The logo on both of its backgrounds, and the way to replace it. */
export function PartnerLogo({ row, logo, answer }: PartnerLogoProps) {
  return (
    <AdminCard title={{ id: 'logo', text: m.content_admin_logo() }}>
      <div className="flex flex-col gap-4 px-5 pb-5">
        {row.state === 'new' ? (
          <p className="text-blaek-600">{m.content_admin_logo_later()}</p>
        ) : (
          <>
            {logo !== null && (
              <div className="grid gap-4 tablet:grid-cols-2">
                {['bg-white', 'bg-kalk-100'].map((ground) => (
                  <div
                    key={ground}
                    className={`flex h-24 items-center justify-center rounded-control border border-hairline ${ground}`}
                  >
                    <img src={logoPath(logo)} alt="" className="h-auto max-h-12 w-auto max-w-60" />
                  </div>
                ))}
              </div>
            )}
            <Form
              method="post"
              encType="multipart/form-data"
              className="flex flex-wrap items-end gap-4"
            >
              <input type="hidden" name={RECORD_FORM.kind} value="partner" />
              <input type="hidden" name={LOGO_FORM.id} value={row.id} />
              <FileField
                name={LOGO_FORM.file}
                label={m.content_admin_logo_file()}
                help={m.content_admin_logo_help()}
                accept="image/png,image/jpeg"
                refusalId={answer === undefined ? undefined : 'logo-refused'}
              />
              <Button type="submit" size={44} name={RECORD_FORM.intent} value="set-logo">
                {m.content_admin_logo_set()}
              </Button>
              {logo !== null && (
                <Button
                  type="submit"
                  size={44}
                  variant="quiet"
                  name={RECORD_FORM.intent}
                  value="remove-logo"
                >
                  {m.content_admin_logo_remove()}
                </Button>
              )}
            </Form>
            {answer !== undefined && (
              <p role="alert" id="logo-refused" className="font-semibold text-tegl-600">
                {refusal(answer.why)}
              </p>
            )}
          </>
        )}
      </div>
    </AdminCard>
  );
}

function refusal(why: LogoAnswer['why']): string {
  switch (why) {
    case 'no-file':
      return m.records_csv_no_file();
    case 'too-large':
      return m.content_admin_logo_too_large();
    case 'not-a-logo':
      return m.content_admin_logo_wrong();
    case 'damaged':
      return m.content_admin_logo_damaged();
    case 'busy':
      return m.content_admin_logo_busy();
  }
}
