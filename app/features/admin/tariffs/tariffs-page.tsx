import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { DownloadIcon } from '../../../ui/action-icons.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { CsvCard, type CsvWords } from '../records/csv-card.tsx';
import { DoneLine } from '../records/done-line.tsx';
import { PublishAll } from '../records/publish-all.tsx';
import { RECORD_QUERY } from '../records/record-view.ts';
import { CompanyRows } from './company-rows.tsx';
import { PriceListCard } from './price-list-card.tsx';
import { TariffTasks } from './tariff-tasks.tsx';
import { TariffTimeline } from './tariff-timeline.tsx';
import { fileFields } from './tariff-fields.ts';
import { EffectsOfRows } from './effects-of-rows.tsx';
import { companyName, dayText, notListedText, partName } from './tariff-words.ts';
import type { TariffAnswer, TariffsView } from './tariffs-view.ts';

type TariffsPageProps = { readonly view: TariffsView; readonly answer: TariffAnswer | undefined };

/** What the grid and the state take a kWh, by date, and what has to be looked after. */
export function TariffsPage({ view, answer }: TariffsPageProps) {
  const { desk, company, drafts } = view;
  // A file is of any company.
  const fields = fileFields();
  const ofRow = answer?.kind === 'not-listed' || answer?.kind === 'reading' ? undefined : answer;
  const words: CsvWords = {
    looks: fields,
    nameOf: ({ company: of = '', part = '', from = '' }) =>
      `${companyName(of, desk.lines)}, ${partName(part)}, ${dayText(from)}`,
    nameFields: ['company', 'part', 'from'],
  };
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-28 font-semibold">{m.tariffs_title()}</h1>
          <p className="text-blaek-600">{m.tariffs_lead()}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href="#csv" className={buttonClass('outlined', 44)}>
            {m.records_csv_title()}
          </a>
          <a
            href={`${staffLinks.recordsCsv()}?${RECORD_QUERY.kind}=tariff`}
            className={buttonClass('outlined', 44)}
          >
            <DownloadIcon /> {m.records_csv_download()}
          </a>
        </div>
      </header>
      <DoneLine done={view.done} />
      <TariffTimeline desk={desk} company={company} />
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <CompanyRows view={view} answer={ofRow} />
        <div className="flex flex-col gap-6">
          <TariffTasks view={view} />
          {view.canFetch && <PriceListCard view={view} />}
        </div>
      </div>
      <PublishAll drafts={drafts} />
      <CsvCard
        desk={view}
        answer={ofRow}
        words={words}
        refusal={answer?.kind === 'not-listed' ? notListedText(answer.why) : null}
      >
        {ofRow?.kind === 'rehearsed' && ofRow.effects !== null && (
          <EffectsOfRows {...ofRow.effects} lines={desk.lines} />
        )}
      </CsvCard>
    </div>
  );
}
