import { Form } from 'react-router';
import { afterMerge } from '../../../../domain/staff/lead-merge.ts';
import type { LeadDouble, SameKind } from '../../../../domain/staff/lead-doubles.ts';
import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import type { LeadRow } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChevronDownIcon, TriangleIcon } from '../../../ui/icons.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { LEAD_FIELDS } from './lead-view.ts';
import { placeWords, stageName } from './lead-words.ts';

const LINK = 'text-gran-700 underline underline-offset-4';

const open = ({ doubles }: LeadFacts) => doubles.filter(({ isApart }) => !isApart);

/** Says at the top that a lead looks like another. */
export function DoubleBar({ facts }: { readonly facts: LeadFacts }) {
  const [first, ...more] = open(facts);
  if (first === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-control bg-sol-100 px-5 py-2">
      <TriangleIcon className="shrink-0 text-sol-700" />
      <p className="min-w-0 grow basis-80 py-1">
        <span className="font-semibold">
          {more.length === 0 ? m.lead_double_one() : m.lead_double_many({ count: more.length + 1 })}
        </span>{' '}
        {m.lead_double_is({
          reference: first.lead.reference,
          name: first.lead.name,
          date: shortDate(first.lead.createdAt, getLocale()),
          same: sameWords(first.same),
        })}
      </p>
      <a href="#doubles" className={`inline-flex min-h-11 items-center font-semibold ${LINK}`}>
        {m.lead_double_see()}
      </a>
    </div>
  );
}

/** Those that look the same, with what a merge would come to: one stands open, of several each opens by itself. */
export function LeadDoubles({ facts }: { readonly facts: LeadFacts }) {
  const doubles = open(facts);
  const apart = facts.doubles.filter(({ isApart }) => isApart);
  return (
    <>
      {doubles.length === 1 && (
        <AdminCard
          title={{
            id: DOUBLES,
            text: m.lead_double_title(),
            note: sameWords(doubles[0]!.same),
          }}
        >
          <Beside facts={facts} double={doubles[0]!} labelledBy={DOUBLES} />
        </AdminCard>
      )}
      {doubles.length > 1 && <Several facts={facts} doubles={doubles} />}
      {apart.map(({ lead }) => (
        <Form key={lead.id} method="post" className="flex flex-wrap items-center gap-x-3 px-5">
          <p className="text-blaek-600">
            {m.lead_apart({ reference: lead.reference, name: lead.name })}
          </p>
          <input type="hidden" name={LEAD_FIELDS.other} value={lead.id} />
          <button
            type="submit"
            name={LEAD_FIELDS.intent}
            value="together"
            className={`min-h-11 ${LINK}`}
          >
            {m.lead_apart_undo()}
          </button>
        </Form>
      ))}
    </>
  );
}

/** Of the heading, to which the bar at the top leads. */
const DOUBLES = 'doubles';
/** The surest come first; the others wait behind a line. */
const SHOWN_AT_FIRST = 5;

type SeveralProps = { readonly facts: LeadFacts; readonly doubles: readonly LeadDouble[] };

function Several({ facts, doubles }: SeveralProps) {
  const more = doubles.slice(SHOWN_AT_FIRST);
  const lines = (some: readonly LeadDouble[]) =>
    some.map((double) => <Line key={double.lead.id} facts={facts} double={double} />);
  return (
    <AdminCard title={{ id: DOUBLES, text: m.lead_double_many_title({ count: doubles.length }) }}>
      {lines(doubles.slice(0, SHOWN_AT_FIRST))}
      {more.length > 0 && (
        <details className="group">
          <summary
            className={`min-h-11 cursor-pointer border-t border-hairline px-5 py-3 group-open:hidden ${LINK}`}
          >
            {m.lead_double_more({ count: more.length })}
          </summary>
          {lines(more)}
        </details>
      )}
    </AdminCard>
  );
}

function Line({ facts, double }: { readonly facts: LeadFacts; readonly double: LeadDouble }) {
  const { lead, same } = double;
  const id = `${DOUBLES}-${lead.id}`;
  return (
    <details name={DOUBLES} className="group/line border-t border-hairline">
      <summary
        id={id}
        className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-5 py-2 hover:bg-kalk-50"
      >
        <ChevronDownIcon className="shrink-0 -rotate-90 group-open/line:rotate-0" />
        <strong className="font-semibold">{lead.name}</strong>
        <span>{lead.reference}</span>
        <span className="text-blaek-600">{shortDate(lead.createdAt, getLocale())}</span>
        <span className="ml-auto text-blaek-600">{sameWords(same)}</span>
      </summary>
      <Beside facts={facts} double={double} labelledBy={id} />
    </details>
  );
}

type BesideProps = {
  readonly facts: LeadFacts;
  readonly double: LeadDouble;
  /** Id of what names it. */
  readonly labelledBy: string;
};

function Beside({ facts: { lead, consent }, double, labelledBy }: BesideProps) {
  const locale = getLocale();
  const { lead: other, same, consentAt } = double;
  const isWithdrawn = lead.stage === 'withdrawn' || other.stage === 'withdrawn';
  const after = afterMerge(lead, other);
  const consentWords = (channel: LeadRow['channel'], at: string) =>
    `${channel === 'phone' ? m.leads_by_phone() : m.leads_by_email()}, ${shortDate(at, locale)}`;
  const rows = [
    [m.leads_head_lead(), lead.name, other.name, lead.name],
    [m.leads_head_place(), placeWords(lead), placeWords(other), placeWords(lead)],
    [
      m.lead_double_came(),
      shortDate(lead.createdAt, locale),
      shortDate(other.createdAt, locale),
      m.lead_double_both(),
    ],
    [
      m.lead_double_consent(),
      consentWords(lead.channel, consent.at),
      consentWords(other.channel, consentAt),
      m.lead_double_consents(),
    ],
    [m.lead_double_owner_stage(), ownerAndStage(lead), ownerAndStage(other), ownerAndStage(after)],
  ] as const;
  return (
    <>
      <AdminTable
        labelledBy={labelledBy}
        columns={[
          { name: m.lead_double_what(), isHidden: true },
          { name: m.lead_double_this({ reference: lead.reference }) },
          { name: m.lead_double_other({ reference: other.reference }) },
          { name: m.lead_double_after() },
        ]}
      >
        {rows.map(([what, here, there, result]) => (
          <tr key={what} className="h-11">
            <AdminCell isName className="text-blaek-600">
              {what}
            </AdminCell>
            <AdminCell>{here}</AdminCell>
            <AdminCell>{there}</AdminCell>
            <AdminCell className="bg-[#EEF5F1] font-semibold">{result}</AdminCell>
          </tr>
        ))}
      </AdminTable>
      <Form
        method="post"
        preventScrollReset
        className="flex flex-wrap items-center gap-3 border-t border-hairline px-5 py-4"
      >
        <input type="hidden" name={LEAD_FIELDS.other} value={other.id} />
        <input type="hidden" name={LEAD_FIELDS.version} value={lead.version} />
        {!isWithdrawn && (
          <Button
            type="submit"
            name={LEAD_FIELDS.intent}
            value="merge"
            size={44}
            variant="outlined"
          >
            {m.lead_double_merge({ reference: lead.reference })}
          </Button>
        )}
        <Button type="submit" name={LEAD_FIELDS.intent} value="apart" size={44} variant="outlined">
          {m.lead_double_not()}
        </Button>
        <SiteLink
          to={staffLinks.lead(other.id)}
          className={`inline-flex min-h-11 items-center ${LINK}`}
        >
          {m.lead_double_open({ reference: other.reference })}
        </SiteLink>
        <p className="basis-full text-blaek-600">
          {isWithdrawn
            ? m.lead_double_withdrawn()
            : same.every((kind) => kind === 'address')
              ? m.lead_double_undo_house()
              : m.lead_double_undo()}
        </p>
      </Form>
    </>
  );
}

const ownerAndStage = ({ owner, stage }: Pick<LeadRow, 'owner' | 'stage'>) =>
  `${owner?.name ?? m.leads_no_owner()}, ${stageName(stage)}`;

const SAME: Readonly<Record<SameKind, () => string>> = {
  phone: m.lead_same_phone,
  mail: m.lead_same_mail,
  address: m.lead_same_address,
};

function sameWords(same: readonly SameKind[]): string {
  const [one = '', two, three] = same.map((kind) => SAME[kind]());
  if (two === undefined) return m.lead_same({ one });
  return three === undefined
    ? m.lead_same_two({ one, two })
    : m.lead_same_three({ one, two, three });
}
