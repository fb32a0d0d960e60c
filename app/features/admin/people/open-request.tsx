import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmailText } from '../email-text.tsx';
import { ActLink } from './act-link.tsx';
import { calledBy, emailFacts } from './proven.ts';
import { shortId } from './short-id.ts';
import type { AccessRequest } from '../../../../domain/staff/people.ts';

/** Somebody waits to be let in. */
export function OpenRequest({ request }: { readonly request: AccessRequest }) {
  const { uid, proof, requestedAt } = request;
  const name = calledBy(request);
  const facts = [
    ...emailFacts(request),
    [m.admin_people_asked_at(), shortDateTime(requestedAt, getLocale())],
    [m.admin_people_uid(), shortId(uid)],
  ] as const;
  return (
    <section className="flex flex-wrap items-end justify-between gap-4 rounded-card border border-hairline border-l-4 border-l-sol-400 bg-white p-5">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-3 text-18 font-semibold">
          {m.admin_people_asks({ name })}
          <span className="rounded-control bg-sol-100 px-2 text-14 leading-6 text-sol-700">
            {m.admin_people_new()}
          </span>
        </h2>
        <dl className="mt-2 flex flex-wrap gap-x-12 gap-y-2">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-blaek-600">{label}</dt>
              <dd className="font-semibold wrap-anywhere">
                <EmailText text={value} />
              </dd>
            </div>
          ))}
        </dl>
        {proof === null && <p className="mt-3 max-w-[60ch]">{m.admin_people_not_proven()}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <ActLink act="refuse" id={uid} name={name} className={buttonClass('quiet', 44)}>
          {m.admin_people_refuse()}
        </ActLink>
        {proof !== null && (
          <ActLink act="grant" id={uid} name={name} className={buttonClass('outlined', 44)}>
            {m.admin_people_grant()}
          </ActLink>
        )}
      </div>
    </section>
  );
}
