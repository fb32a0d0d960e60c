import type { ReactNode } from 'react';

type DocumentHeadProps = {
  readonly title: string;
  readonly intro: string;
  readonly facts?: readonly string[];
  readonly breadcrumb?: ReactNode;
};

/** How a page of words begins: title, intro, and a line of facts. */
export function DocumentHead({ title, intro, facts = [], breadcrumb }: DocumentHeadProps) {
  return (
    <header>
      {breadcrumb}
      {/* Danish makes one long word of many, and a narrow phone has no room for it at full size. */}
      <h1 className="max-w-198 text-36 font-semibold tracking-[-0.018em] wrap-break-word hyphens-auto max-[24.3125rem]:text-28 tablet:text-48">
        {title}
      </h1>
      <p className="mt-4 max-w-[48ch] text-18 text-pretty tablet:mt-5 tablet:text-22">{intro}</p>
      {facts.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-14 text-blaek-600 tablet:mt-6">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </header>
  );
}
