import { useId } from 'react';
import { Form } from 'react-router';
import type { PriceVersion } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate, shortDateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { AdminDialog } from '../admin-dialog.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { BackLink } from '../back-link.tsx';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';
import { ChangesTable } from './changes-table.tsx';
import {
  PRICE_FIELDS,
  PRICE_QUERY,
  type VersionsAnswer,
  type VersionsView,
} from './prices-view.ts';

type VersionsPageProps = {
  readonly view: VersionsView;
  readonly answer: VersionsAnswer | undefined;
};

const MARKS: Record<PriceVersion['state'], StateMarkShape> = {
  'in-force': 'circle',
  scheduled: 'triangle',
  earlier: 'ring',
  retired: 'ring',
};

/** Every version there was, what is different between two, and the way back. */
export function VersionsPage({ view, answer }: VersionsPageProps) {
  const { versions, compared, back } = view;
  const differs =
    compared !== null &&
    (compared.changes.prices.length > 0 ||
      compared.changes.basis.length > 0 ||
      compared.changes.rules.some(({ kind }) => kind !== 'same'));
  return (
    <div className="flex flex-col gap-6">
      <header>
        <BackLink to={staffLinks.prices()}>{m.prices_back()}</BackLink>
        <h1 id="versions" className="text-28 font-semibold">
          {m.prices_versions_title()}
        </h1>
        <p className="max-w-[80ch] text-blaek-600">{m.prices_versions_lead()}</p>
      </header>
      <AdminCard>
        <AdminTable
          labelledBy="versions"
          width="narrow"
          columns={[
            { name: m.prices_version() },
            { name: m.prices_version_from() },
            { name: m.prices_version_by() },
            { name: m.prices_version_state() },
            { name: m.admin_people_acts(), isHidden: true },
          ]}
        >
          {versions.map((version) => (
            <Row key={version.version} version={version} />
          ))}
        </AdminTable>
      </AdminCard>
      {compared !== null && (
        <AdminCard
          title={{
            id: 'difference',
            text: m.prices_version_diff({
              from: compared.from.number,
              to: compared.to.number,
            }),
          }}
        >
          {differs ? (
            <ChangesTable
              labelledBy="difference"
              changes={compared.changes}
              catalogue={null}
              before={m.prices_column_before({ number: compared.from.number })}
              after={m.prices_column_before({ number: compared.to.number })}
              rehearsal={null}
            />
          ) : (
            <p className="px-5 pb-5">{m.prices_version_same()}</p>
          )}
        </AdminCard>
      )}
      {back !== null && <AskRollBack version={back} answer={answer} />}
    </div>
  );
}

function Row({ version }: { readonly version: PriceVersion }) {
  const locale = getLocale();
  const { number, state, validFrom, publishedAt, publishedBy } = version;
  const name = m.prices_version_name({ number });
  const words = {
    'in-force': m.prices_state_in_force(),
    scheduled: m.prices_state_scheduled(),
    earlier: m.prices_state_earlier(),
    retired: m.prices_state_retired(),
  };
  const link = (query: string, text: string) => (
    <SiteLink
      to={`?${new URLSearchParams({ [query]: version.version })}`}
      preventScrollReset
      className="inline-flex min-h-11 items-center whitespace-nowrap text-gran-700 underline underline-offset-4"
    >
      {text}
      <span className="sr-only">: {name}</span>
    </SiteLink>
  );
  return (
    <tr>
      <AdminCell isName className="font-semibold">
        {name}
      </AdminCell>
      <AdminCell>{shortDate(validFrom, locale)}</AdminCell>
      <AdminCell>
        {publishedBy === null || publishedAt === null
          ? m.prices_version_program()
          : `${publishedBy}, ${shortDateTime(publishedAt, locale)}`}
      </AdminCell>
      <AdminCell>
        <span className="flex items-center gap-2 whitespace-nowrap">
          <StateMark mark={MARKS[state]} />
          {words[state]}
        </span>
      </AdminCell>
      <AdminCell align="right">
        <span className="flex flex-wrap justify-end gap-x-4">
          {state !== 'in-force' && link(PRICE_QUERY.compare, m.prices_version_compare())}
          {state === 'earlier' && link(PRICE_QUERY.back, m.prices_roll_back())}
        </span>
      </AdminCell>
    </tr>
  );
}

type AskProps = { readonly version: PriceVersion; readonly answer: VersionsAnswer | undefined };

function AskRollBack({ version: { version, number }, answer }: AskProps) {
  const titleId = useId();
  return (
    <AdminDialog labelledBy={titleId} asks={version}>
      <Form method="post">
        <h2 id={titleId} className="text-18 font-semibold">
          {m.prices_roll_back_title({ number })}
        </h2>
        <p className="mt-2">{m.prices_roll_back_text({ number })}</p>
        <input type="hidden" name={PRICE_FIELDS.version} value={version} />
        <div className="mt-4">
          <TextAreaField
            label={m.prices_roll_back_reason()}
            help={m.prices_reason_help()}
            error={answer?.kind === 'no-reason' ? m.prices_refused_reason() : undefined}
            name={PRICE_FIELDS.reason}
            maxLength={500}
            autoFocus
          />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" size={44}>
            {m.prices_roll_back_act()}
          </Button>
          <SiteLink
            to={staffLinks.priceVersions()}
            preventScrollReset
            className={buttonClass('outlined', 44)}
          >
            {m.prices_not_now()}
          </SiteLink>
        </div>
      </Form>
    </AdminDialog>
  );
}
