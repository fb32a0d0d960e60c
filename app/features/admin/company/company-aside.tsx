import type { CompanyChange } from '../../../../domain/company/company.ts';
import type { CompanyVersion } from '../../../../domain/company/company-desk.ts';
import type { CompanyFacts } from '../../../../domain/company/facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { companyLines, paperName, phoneHours } from '../../../../words/company-words.ts';
import { shortDateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { COMPANY_QUERY } from './company-view.ts';
import { factName } from './duty-words.ts';

/** The company as pages and mails name it. */
export function AsReadCard({ facts }: { readonly facts: CompanyFacts }) {
  const locale = getLocale();
  const [who, ...more] = companyLines(facts, locale);
  const hours = phoneHours(facts, locale);
  return (
    <AdminCard title={{ id: 'company-as-read', text: m.company_as_read() }}>
      <div className="px-5 pb-5">
        {who === undefined ? (
          <p className="text-blaek-600">{m.company_as_read_none()}</p>
        ) : (
          <div className="rounded-control border border-hairline bg-kalk-50 p-4 wrap-break-word">
            <p className="font-semibold">{who}</p>
            {more.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {hours !== '' && <p>{hours}</p>}
            {facts.authorisation !== '' && (
              <p className="mt-2">{m.company_authorised({ number: facts.authorisation })}</p>
            )}
          </div>
        )}
      </div>
    </AdminCard>
  );
}

const SHOWN = 3;

type VersionsCardProps = {
  readonly versions: readonly CompanyVersion[];
  readonly isWhole: boolean;
};

/** Every version: when, who, why, what changed, and how many quotes were sent with it. */
export function VersionsCard({ versions, isWhole }: VersionsCardProps) {
  const shown = isWhole ? versions : versions.slice(0, SHOWN);
  if (versions.length === 0) return null;
  return (
    <AdminCard title={{ id: 'company-versions', text: m.company_earlier() }}>
      <ol className="flex flex-col gap-4 px-5 pb-4">
        {shown.map((version, index) => (
          <li
            key={version.number}
            className={`border-l-2 pl-3 ${index === 0 ? 'border-gran-700' : 'border-hairline'}`}
          >
            <VersionText version={version} isInForce={index === 0} />
          </li>
        ))}
      </ol>
      {shown.length < versions.length && (
        <SiteLink
          to={`${staffLinks.company()}?${COMPANY_QUERY.all}=1`}
          preventScrollReset
          className="mx-5 mb-2 inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
        >
          {m.company_version_all({ count: versions.length })}
        </SiteLink>
      )}
    </AdminCard>
  );
}

type VersionTextProps = { readonly version: CompanyVersion; readonly isInForce: boolean };

function VersionText({ version, isInForce }: VersionTextProps) {
  const { number, at, by, reason, changes, quotes } = version;
  const told = changes.map(changeName);
  return (
    <>
      <p className="font-semibold">
        {isInForce ? m.company_version_in_force({ number }) : m.company_next({ number })}
      </p>
      <p className="text-blaek-600">
        {m.company_version_line({
          at: shortDateTime(at, getLocale()),
          by: by ?? m.company_version_program(),
        })}
      </p>
      {reason !== '' && <p>{reason}</p>}
      <p>{m.company_version_changed({ changes: told.join(', ') })}</p>
      {quotes > 0 && <p>{m.company_quotes({ count: quotes })}</p>}
    </>
  );
}

const changeName = (change: CompanyChange) =>
  'fact' in change ? factName(change.fact) : paperName(change.paper, getLocale());
