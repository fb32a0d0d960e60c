import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { dateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ChevronLeftIcon } from '../../../ui/action-icons.tsx';
import { GoogleButton } from './google-button.tsx';

/** What is stored is listed before the press. */
export function AskForAccess({ refusedDays }: { readonly refusedDays: number }) {
  const stored = [
    [m.admin_ask_email(), m.admin_ask_from_google()],
    [m.admin_ask_uid(), m.admin_ask_from_google()],
    [m.admin_ask_at(), m.admin_ask_when()],
  ] as const;
  return (
    <>
      <a
        href={staffLinks.login()}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 text-gran-700 underline underline-offset-4"
      >
        <ChevronLeftIcon size={18} />
        {m.admin_login_title()}
      </a>
      <h1 className="mt-2 text-28 font-semibold">{m.admin_ask_title()}</h1>
      <p className="mt-1 text-blaek-600">{m.admin_ask_lead()}</p>
      <h2 className="mt-6 border-b border-blaek pb-2 font-semibold">{m.admin_ask_kept()}</h2>
      <dl>
        {stored.map(([name, from]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-hairline py-3">
            <dt className="text-blaek-600">{name}</dt>
            <dd>{from}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 mb-6 text-blaek-600">{m.admin_ask_refused_days({ days: refusedDays })}</p>
      <GoogleButton purpose="request-access">{m.admin_ask_google()}</GoogleButton>
    </>
  );
}

type AskedProps = { readonly email: string | null; readonly requestedAt: string | null };

/** The same whether somebody has asked before or not. */
export function Asked({ email, requestedAt }: AskedProps) {
  const at = requestedAt === null ? '' : dateTime(requestedAt, getLocale());
  return (
    <div role="status">
      <h1 className="text-28 font-semibold">{m.admin_asked_title()}</h1>
      <p className="mt-1">{m.admin_asked_lead({ email: email ?? '', at })}</p>
      <h2 className="mt-8 font-semibold">{m.admin_asked_next()}</h2>
      <ol className="mt-3 ml-2.5 border-l-2 border-dashed border-blaek-600">
        <Step now title={m.admin_asked_1()} text={m.admin_asked_1_text()} />
        <Step title={m.admin_asked_2()} text={m.admin_asked_2_text()} />
        <Step title={m.admin_asked_3()} />
      </ol>
      <a href={staffLinks.login()} className={`${buttonClass('outlined')} mt-8 w-full`}>
        {m.admin_asked_back()}
      </a>
    </div>
  );
}

type StepProps = { readonly title: string; readonly text?: string; readonly now?: boolean };

function Step({ title, text, now = false }: StepProps) {
  return (
    <li className="relative pb-5 pl-7 last:pb-0">
      <span
        aria-hidden="true"
        className={`absolute top-0.5 -left-[11px] size-5 rounded-full border-2 border-blaek ${now ? 'bg-sol-400' : 'bg-white'}`}
      />
      <p className="font-semibold">{title}</p>
      {text !== undefined && <p className="text-blaek-600">{text}</p>}
    </li>
  );
}
