import { useState } from 'react';
import { draftedTexts } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/action-icons.tsx';
import { AdminCard } from '../admin-table.tsx';
import { MovedToast } from '../order/moved-toast.tsx';
import { PlaceButtons } from '../order/place-buttons.tsx';
import { DoneLine } from '../records/done-line.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { RECORD_FORM, RECORD_QUERY, type RecordAnswer } from '../records/record-view.ts';
import { contentFields } from './content-fields.ts';
import { placedOf, shownTitle } from './content-title.ts';
import { ContentTable } from './content-table.tsx';
import {
  PROOF_FIELD,
  type ContentKind,
  type ContentView,
  type LogoAnswer,
} from './content-view.ts';
import { OtherProofs, ProofFile } from './proof-file.tsx';
import { PartnerLogo } from './partner-logo.tsx';
import { QuotePreview } from './quote-preview.tsx';

type ContentPageProps = {
  readonly view: ContentView;
  readonly answer: RecordAnswer | LogoAnswer | undefined;
};

/** What people and companies say on the public pages: typed, seen as it will look, and published. */
export function ContentPage({ view, answer }: ContentPageProps) {
  const { kind, rows } = view;
  const [lastProof, setLastProof] = useState<File | null>(null);
  const logoAnswer = answer?.kind === 'logo-refused' ? answer : undefined;
  const recordAnswer = answer?.kind === 'logo-refused' ? undefined : answer;
  const kept =
    recordAnswer?.kind === 'conflict' || recordAnswer?.kind === 'refused' ? recordAnswer : null;
  const openId = kept === null ? (logoAnswer?.id ?? view.open) : kept.id;
  const isNew = kept === null ? view.isNew : kept.id === null;
  const open = isNew ? null : (rows.find(({ id }) => id === openId) ?? null);
  const hasForm = isNew || open !== null;
  const proof = {
    row: open,
    current: (kept?.values ?? (open && draftedTexts(open)))?.[PROOF_FIELD] ?? '',
    proofs: view.proofs[open?.id ?? ''] ?? [],
  };
  const placed = placedOf(rows);
  const movedRow = rows.find(({ id }) => id === view.moved?.id && placed.includes(id));
  const previewed =
    kind === 'partner' || isNew
      ? undefined
      : (open ?? rows.find(({ state }) => state === 'in-use'));
  const preview = previewed !== undefined && (
    <QuotePreview key={previewed.id} row={previewed} isChosen={open !== null} />
  );
  return (
    <div className="flex flex-col gap-6">
      <Head />
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline">
        <Tabs view={view} />
        <p className="py-2 text-blaek-600">{m.content_admin_within()}</p>
      </div>
      <DoneLine done={view.done} />
      <div
        className={
          hasForm || previewed !== undefined
            ? 'grid items-start gap-6 desktop:grid-cols-[minmax(0,620fr)_minmax(0,500fr)]'
            : ''
        }
      >
        <div className="flex min-w-0 flex-col gap-6">
          <ContentTable view={view} />
          {hasForm && preview}
        </div>
        {hasForm ? (
          <div className="flex min-w-0 flex-col gap-6">
            <AdminCard
              title={{ id: 'open-content', text: open === null ? newTitle(kind) : titleOf(open) }}
            >
              <div className="flex flex-col gap-4 px-5 pb-5">
                {open !== null && placed.includes(open.id) && (
                  <PlaceButtons
                    id={open.id}
                    name={shownTitle(open)}
                    at={placed.indexOf(open.id)}
                    count={placed.length}
                    along="column"
                    fields={{ [RECORD_FORM.kind]: kind }}
                  />
                )}
                <RecordForm
                  key={open?.id ?? 'new'}
                  kind={kind}
                  row={open}
                  fields={contentFields(kind)}
                  answer={recordAnswer}
                  closeTo={at(kind)}
                  initial={{ sort_order: String(rows.length + 1) }}
                  retireLabel={m.content_admin_take_down()}
                  isBeside
                  takesFiles={kind === 'testimonial'}
                  {...(kind === 'testimonial' && {
                    beside: {
                      field: 'consent_date',
                      shows: (
                        <ProofFile
                          {...proof}
                          last={{ file: lastProof, keep: setLastProof }}
                          problem={kept?.kind === 'refused' ? kept.file : undefined}
                        />
                      ),
                    },
                  })}
                >
                  {kind === 'testimonial' && <OtherProofs {...proof} />}
                </RecordForm>
              </div>
            </AdminCard>
            {kind === 'partner' && open !== null && (
              <PartnerLogo row={open} logo={view.logos[open.id] ?? null} answer={logoAnswer} />
            )}
          </div>
        ) : (
          preview
        )}
      </div>
      {movedRow !== undefined && view.moved !== null && (
        <MovedToast
          moved={view.moved}
          name={shownTitle(movedRow)}
          at={placed.indexOf(movedRow.id)}
          count={placed.length}
          fields={{ [RECORD_FORM.kind]: kind }}
        />
      )}
    </div>
  );
}

const at = (kind: ContentKind, more: Readonly<Record<string, string>> = {}) =>
  `${staffLinks.content()}?${new URLSearchParams({ [RECORD_QUERY.kind]: kind, ...more })}`;

function titleOf({ texts, draft }: ContentView['rows'][number]): string {
  const text = (field: string) => draft?.cells[field]?.text ?? texts[field] ?? '';
  return text('name') || text('shown_name') || text('house_da') || m.content_admin_unnamed();
}

const newTitle = (kind: ContentKind) =>
  kind === 'testimonial' ? m.content_admin_new_quote() : m.content_admin_new_partner();

function Head() {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-28 font-semibold">{m.content_admin_title()}</h1>
        <p className="text-blaek-600">{m.content_admin_lead()}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {(['partner', 'testimonial'] as const).map((kind) => (
          <SiteLink
            key={kind}
            to={at(kind, { [RECORD_QUERY.isNew]: '1' })}
            className={buttonClass('outlined', 44)}
          >
            <PlusIcon /> {newTitle(kind)}
          </SiteLink>
        ))}
      </div>
    </header>
  );
}

function Tabs({ view }: { readonly view: ContentView }) {
  return (
    <nav aria-label={m.content_admin_title()}>
      <ul className="flex flex-wrap">
        {(['testimonial', 'partner'] as const).map((kind) => (
          <li key={kind}>
            <SiteLink
              to={at(kind)}
              aria-current={kind === view.kind ? 'page' : undefined}
              className="-mb-px flex h-11 items-center gap-2 border-b-2 border-transparent px-4 aria-[current]:border-gran-700 aria-[current]:font-semibold"
            >
              {kind === 'testimonial' ? m.content_admin_quotes() : m.content_admin_partners()}
              <span className="font-normal text-blaek-600">{view.counts[kind]}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
