import { m } from '../../../messages/compiled/messages.js';
import type { ContentsHeading } from './contents-list.tsx';
import { useCurrentHeading } from './use-current-heading.ts';

type ReadingStepsProps = {
  readonly title: string;
  readonly headings: readonly ContentsHeading[];
};

type Reached = 'passed' | 'current' | 'ahead';

const DOTS: Record<Reached, string> = {
  passed: 'border-gran-700 bg-gran-700 text-white',
  current: 'border-gran-900 bg-sol-400 text-blaek',
  ahead: 'border-sten-500 bg-kalk-50 text-blaek-600',
};

// The path is walked as far as the middle of the step one stands on.
const LINES: Record<Reached, string> = {
  passed: 'bg-gran-700',
  current:
    'bg-linear-to-b from-gran-700 from-50% to-hairline to-50% [:first-child>&]:bg-hairline [:first-child>&]:bg-none',
  ahead: 'bg-hairline',
};

/** The contents of a long text as a path of numbered steps, and how far along it one has read. */
export function ReadingSteps({ title, headings }: ReadingStepsProps) {
  const current = useCurrentHeading(headings);
  const at = headings.findIndex(({ id }) => id === current);
  const reached = (index: number): Reached =>
    index < at ? 'passed' : index === at ? 'current' : 'ahead';
  return (
    <nav aria-label={title}>
      <p className="flex justify-between gap-4 border-t-2 border-gran-900 pt-4 pb-2 font-semibold text-gran-900">
        {title}
        <span className="text-14 font-normal text-blaek-600">
          {m.content_step_of({ step: Math.max(at, 0) + 1, count: headings.length })}
        </span>
      </p>
      <ol>
        {headings.map(({ id, text }, index) => (
          <li key={id} className="relative">
            <span
              aria-hidden="true"
              className={`absolute top-0 bottom-0 left-3 w-0.5 -translate-x-1/2 [:first-child>&]:top-1/2 [:last-child>&]:bottom-1/2 ${LINES[reached(index)]}`}
            />
            <a
              href={`#${id}`}
              aria-current={index === at ? 'location' : undefined}
              className="relative flex min-h-11 items-center gap-3 py-1.5 text-14 hover:underline aria-[current]:font-semibold aria-[current]:text-gran-900"
            >
              <span
                aria-hidden="true"
                className={`grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] text-[12px] leading-none font-semibold ${DOTS[reached(index)]}`}
              >
                {index + 1}
              </span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
