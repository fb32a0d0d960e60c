import { m } from '../../../messages/compiled/messages.js';
import { sourceParts } from '../../../words/source-places.ts';
import { LinkedWords } from '../../ui/linked-words.tsx';
import type { MethodFigure, MethodSection, MethodTable } from './method-section.ts';

/** One step: words, the formula in words, its figures, and what we do not know. */
export function MethodPart({ section }: { section: MethodSection }) {
  const { id, title, text, formula, figures, table, list, limit } = section;
  return (
    <section aria-labelledby={id} className="pt-12 tablet:pt-18">
      <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-28 font-semibold outline-none">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[60ch] text-18">
          {paragraph}
        </p>
      ))}
      {list ? (
        <ul className="mt-4 max-w-[60ch] list-disc space-y-1 pl-5 text-18 marker:text-blaek-600">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {formula ? (
        <p className="mt-6 rounded-card bg-kalk-100 px-5 py-4 tablet:px-8 tablet:py-6">
          <span className="block text-14 text-blaek-600">{m.method_formula()}</span>
          <span className="mt-1 block text-18 font-medium">{formula}</span>
        </p>
      ) : null}
      {figures ? <Figures figures={figures} section={title} /> : null}
      {table ? <Table table={table} /> : null}
      {limit ? (
        <p className="mt-6 border-l-4 border-sol-400 py-1 pl-5">
          <span className="block text-14 font-semibold">{m.method_limit()}</span>
          <span className="mt-1 block max-w-[60ch] text-18">{limit}</span>
        </p>
      ) : null}
    </section>
  );
}

function Figures({ figures, section }: { figures: readonly MethodFigure[]; section: string }) {
  return (
    <>
      <h3 className="mt-8 text-18 font-semibold">
        {m.method_figures()}
        <span className="sr-only">: {section}</span>
      </h3>
      <dl className="mt-2 border-t-2 border-gran-900">
        {figures.map(({ name, value, source, isAssumption }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2.5"
          >
            <dt className="min-w-0">{name}</dt>
            <dd className="text-right font-semibold max-[24.9375rem]:col-span-2 max-[24.9375rem]:text-left">
              {value}
            </dd>
            <dd className="col-span-2 text-14 text-blaek-600">
              <LinkedWords parts={sourceParts(source)} />
              {isAssumption ? (
                <span className="ml-2 inline-block rounded-control border border-sol-700 px-1 text-sol-700">
                  {m.method_tag()}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Table({ table }: { table: MethodTable }) {
  return (
    <>
      <div
        role="region"
        aria-label={table.caption}
        tabIndex={0}
        className="mt-8 w-0 min-w-full overflow-x-auto"
      >
        <table className="w-full text-14">
          <caption className="pb-2 text-left text-18 font-semibold text-gran-900">
            {table.caption}
          </caption>
          <thead>
            <tr className="border-b border-blaek border-t-2 border-t-gran-900 align-bottom">
              {table.head.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={`py-2 font-medium ${column === 0 ? 'text-left' : 'pl-3 text-right'}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name} className="border-b border-hairline align-baseline">
                <th scope="row" className="py-2 text-left font-normal">
                  {name}
                </th>
                {cells.map((cell, column) => (
                  // "0,0879 · 0,2636 · 0,7907" is one figure: a narrow window scrolls sideways instead.
                  <td
                    key={table.head[column + 1]}
                    className={`py-2 pl-3 text-right ${cells.length > 1 ? 'max-tablet:whitespace-nowrap' : ''}`}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-14 text-blaek-600">
        <LinkedWords parts={sourceParts(table.source)} />
      </p>
    </>
  );
}
