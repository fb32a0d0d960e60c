import type { ReactNode } from 'react';

const SIZES = {
  18: 'text-18',
  28: 'text-22 font-medium text-gran-900 tablet:text-28',
} as const;

type QuoteProps = {
  /** Including its quotation marks. */
  readonly children: ReactNode;
  /** Who said it. */
  readonly from: ReactNode;
  /** The word for an invented quote; null: it was really said. */
  readonly example: string | null;
  readonly size: keyof typeof SIZES;
};

/** What somebody said, and who; or what somebody could say, marked as such. */
export function Quote({ children, from, example, size }: QuoteProps) {
  return (
    <figure>
      <blockquote className={SIZES[size]}>{children}</blockquote>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-blaek-600">
        {from}
        {example === null ? null : <ExampleTag>{example}</ExampleTag>}
      </figcaption>
    </figure>
  );
}

/** Marks an invented quote where it is seen first. */
export function ExampleTag({ children }: { readonly children: ReactNode }) {
  return (
    <span className="rounded-control border border-sol-700 px-2 text-14 leading-5.5 font-medium whitespace-nowrap text-sol-700">
      {children}
    </span>
  );
}

/** A remark about a whole section. */
export function SideNote({ children }: { readonly children: ReactNode }) {
  return <p className="max-w-[60ch] border-l-4 border-sol-400 pl-4 text-blaek-600">{children}</p>;
}
