import type { ReactNode } from 'react';
import { sourceParts } from '../../../words/source-places.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { LinkedWords } from '../../ui/linked-words.tsx';
import { Assumptions } from './assumptions.tsx';
import { Facts } from './facts.tsx';
import { PriceTable } from './price-table.tsx';
import { SectionChart } from './section-chart.tsx';
import type { ReportBlock, ReportSection } from './sections.ts';

type NumberedSection = {
  section: ReportSection;
  number: number;
  /** null: the reader has no calculation to change. */
  calculatorUrl: string | null;
};

/** A numbered part of the report: its name in the margin, its figures beside it. */
export function NumberedSection({ section, number, calculatorUrl }: NumberedSection) {
  const { id, title, lead, source, paperSource, blocks } = section;
  // The source does not cover the prices, which are below it.
  const [prices] = blocks.filter(({ kind }) => kind === 'prices');
  const drawn = (block: ReportBlock) => (
    <Block key={block.kind} block={block} title={title} calculatorUrl={calculatorUrl} />
  );
  return (
    <section
      aria-labelledby={id}
      className="report-section grid gap-x-12 gap-y-4 border-t-[1.5px] border-blaek pt-6 pb-12 laptop:grid-cols-[minmax(0,288px)_minmax(0,1fr)] desktop:grid-cols-[336px_minmax(0,736px)]"
    >
      <div className="flex flex-col gap-2">
        <h2 id={id} className="flex scroll-mt-20 gap-4 text-28 font-semibold text-blaek">
          <span className="font-normal text-blaek-600">{number}</span>
          {title}
        </h2>
        {source === null ? null : (
          <p className="max-w-72 text-14 text-blaek-600 max-laptop:hidden laptop:pl-8 print:hidden">
            <LinkedWords parts={sourceParts(source)} />
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <p className="report-lead max-w-160 text-18">{lead}</p>
        {blocks.filter((block) => block !== prices).map(drawn)}
        {source === null ? null : (
          <p className="text-14 text-blaek-600 laptop:hidden print:block">
            <LinkedWords parts={sourceParts(source)} />
          </p>
        )}
        {paperSource === undefined ? null : (
          <p className="hidden text-14 text-blaek-600 print:block">{paperSource}</p>
        )}
        {prices ? drawn(prices) : null}
      </div>
    </section>
  );
}

type BlockProps = Pick<NumberedSection, 'calculatorUrl'> & { block: ReportBlock; title: string };

function Block({ block, title, calculatorUrl }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'chart':
      return <SectionChart {...block} />;
    case 'comparison':
      return <Comparison {...block} title={title} />;
    case 'prices':
      return <PriceTable rows={block.rows} />;
    case 'assumptions':
      return <Assumptions rows={block.rows} calculatorUrl={calculatorUrl} />;
    case 'list':
      return (
        <ul className="list-disc gap-x-12 marker:text-blaek-600 tablet:columns-2">
          {block.items.map((item) => (
            <li key={item} className="mb-2 ml-5 break-inside-avoid">
              {item}
            </li>
          ))}
        </ul>
      );
  }
}

type ComparisonProps = Extract<ReportBlock, { kind: 'comparison' }> & { title: string };

/** The last column is the result of the choice. */
function Comparison({ corner, columns, rows, title }: ComparisonProps) {
  return (
    <div className="report-table">
      <DataTable
        caption={title}
        hideCaption
        corner={corner}
        columns={columns.map((label, index) => ({
          key: label,
          label,
          strong: index === columns.length - 1,
        }))}
        rows={rows.map((row) => ({ key: row.label, ...row }))}
      />
    </div>
  );
}
