import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export type SummaryError = { readonly href: string; readonly text: string };

/** Shown above h1 after a failed submit; takes focus and links to every field in error. */
export function ErrorSummary(props: {
  title: ReactNode;
  errors: readonly SummaryError[];
  /** Counts submits, or is the answer to the last, so that the same errors take focus again the second time. */
  attempt?: number | object | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const words = props.errors.map((error) => error.href + error.text).join();
  useEffect(() => box.current?.focus(), [words, props.attempt]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border border-hairline border-l-8 border-l-tegl-600 bg-white px-6 py-5 focus:focus-ring"
    >
      <h2 className="text-22 font-semibold">{props.title}</h2>
      <ul className="mt-1">
        {props.errors.map((error) => (
          <li key={error.href}>
            <a
              href={error.href}
              className="inline-flex min-h-11 items-center py-1 font-semibold text-tegl-600 underline underline-offset-4"
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
