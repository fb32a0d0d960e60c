import type { CatalogueKind } from '../../../../domain/staff/catalogue.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { priceBookName } from '../../../../words/price-book-name.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { DownloadIcon, PlusIcon } from '../../../ui/action-icons.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { AdminCard } from '../admin-table.tsx';
import { CsvCard } from '../records/csv-card.tsx';
import { DoneLine } from '../records/done-line.tsx';
import { PublishAll } from '../records/publish-all.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { RECORD_QUERY, type RecordAnswer } from '../records/record-view.ts';
import { catalogueFields, kindName } from './catalogue-fields.ts';
import { CatalogueTable } from './catalogue-table.tsx';
import type { CatalogueView } from './catalogue-view.ts';
import { OtherModelsCard } from './other-models.tsx';

type CataloguePageProps = {
  readonly view: CatalogueView;
  readonly answer: RecordAnswer | undefined;
};

/** What the calculator may choose from: typed as drafts, row by row, and published. */
export function CataloguePage({ view, answer }: CataloguePageProps) {
  const { kind, facts } = view;
  const fields = catalogueFields(kind);
  // One that was saved and not published has a row of its own by then.
  const isNew = answer?.kind === 'refused' ? answer.id === null : view.isNew;
  return (
    <div className="flex flex-col gap-6">
      <Head view={view} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline">
        <Tabs view={view} />
        <p className="py-2 text-blaek-600">{m.records_within_a_second()}</p>
      </div>
      <DoneLine done={view.done} />
      {isNew && (
        <AdminCard title={{ id: 'new-model', text: newTitle(kind) }}>
          <div className="px-5 pb-5">
            <RecordForm
              kind={kind}
              row={null}
              fields={fields}
              answer={answer}
              closeTo={catalogueAt(kind)}
              nameLabel={m.catalogue_model_name()}
              retireLabel={m.catalogue_retire()}
            />
          </div>
        </AdminCard>
      )}
      <CatalogueTable view={view} answer={answer} fields={fields} />
      <PublishAll drafts={facts.drafts} kind={kind} />
      <div
        className={
          view.others.length === 0
            ? ''
            : 'grid items-start gap-6 desktop:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]'
        }
      >
        <CsvCard desk={view} answer={answer} words={{ looks: fields }} />
        {view.others.length > 0 && (
          <div className="flex min-w-0 flex-col gap-6">
            {view.others.map((models) => (
              <OtherModelsCard key={models.kind} models={models} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const catalogueAt = (kind: CatalogueKind, more: Readonly<Record<string, string>> = {}) =>
  `${staffLinks.catalogue()}?${new URLSearchParams({ [RECORD_QUERY.kind]: kind, ...more })}`;

function newTitle(kind: CatalogueKind): string {
  if (kind === 'panel') return m.catalogue_new_panel();
  return kind === 'inverter' ? m.catalogue_new_inverter() : m.catalogue_new_battery();
}

function Head({ view: { kind, facts } }: { readonly view: CatalogueView }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="max-w-3xl min-w-0">
        <h1 className="text-28 font-semibold">{m.catalogue_title()}</h1>
        <p className="text-blaek-600">
          {m.catalogue_lead({ book: priceBookName(facts.book, getLocale()) })}{' '}
          <SiteLink to={staffLinks.prices()} className="text-gran-700 underline underline-offset-4">
            {m.catalogue_to_prices()}
          </SiteLink>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          href={`${staffLinks.recordsCsv()}?${RECORD_QUERY.kind}=${kind}`}
          className={buttonClass('outlined', 44)}
        >
          <DownloadIcon /> {m.records_csv_download()}
        </a>
        <SiteLink
          to={catalogueAt(kind, { [RECORD_QUERY.isNew]: '1' })}
          className={buttonClass('filled', 44)}
        >
          <PlusIcon /> {newTitle(kind)}
        </SiteLink>
      </div>
    </header>
  );
}

function Tabs({ view }: { readonly view: CatalogueView }) {
  return (
    <nav aria-label={m.catalogue_title()}>
      <ul className="flex flex-wrap">
        {(['panel', 'inverter', 'battery'] as const).map((kind) => (
          <li key={kind}>
            <SiteLink
              to={catalogueAt(kind)}
              aria-current={kind === view.kind ? 'page' : undefined}
              className="-mb-px flex h-11 items-center gap-2 border-b-2 border-transparent px-4 aria-[current]:border-gran-700 aria-[current]:font-semibold"
            >
              {kindName(kind)}
              <span className="font-normal text-blaek-600">{view.facts.counts[kind]}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
