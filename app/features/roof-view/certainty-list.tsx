import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { Certainty } from '../../../domain/roof/found-roof.ts';
import { decimal, shortDecimal } from '../../../words/format.ts';
import { SiteLink } from '../../site-link.tsx';
import { azimuthWords } from '../../../words/azimuth-words.ts';
import type { FoundView, ViewFace } from './view-data.ts';
import { certaintyWords, windWords } from './view-words.ts';

/** More faces than this are in the table below. */
const MOST_ROWS = 4;

/** How sure each found thing is, in words and by a mark, with its own way to change it. */
export function CertaintyList({ view, editHref }: { view: FoundView; editHref: string }) {
  const locale = getLocale();
  const { chimneys, highest, date, faces } = view;
  return (
    <section aria-labelledby="roof-view-sure">
      <h2 id="roof-view-sure" className="border-b border-blaek pb-2 text-18 font-semibold">
        {m.roof_view_how_sure()}
      </h2>
      <dl>
        {faces.slice(0, MOST_ROWS).map((face, index) => (
          <Row
            key={index}
            name={m.roof_view_face({ number: String(index + 1) })}
            value={faceWords(face)}
            mark={face.certainty}
            words={certaintyWords(
              face.certainty,
              Math.max(face.slopeErrorDeg, face.azimuthDeg === null ? 0 : face.azimuthErrorDeg),
            )}
            href={editHref}
          />
        ))}
        <Row
          name={m.roof_view_things()}
          value={
            chimneys.length === 0
              ? m.roof_view_no_things()
              : chimneys
                  .slice(0, 3)
                  .map(({ sideM }) => {
                    const side = shortDecimal(sideM, locale, 1);
                    return m.roof_view_thing({ side });
                  })
                  .join(', ')
          }
          mark="fair"
          words={m.roof_view_things_note()}
          href={editHref}
        />
        <Row
          name={m.roof_view_windows()}
          value={m.roof_view_windows_value()}
          mark="unsure"
          words={m.roof_view_windows_note()}
          href={editHref}
        />
        <Row
          name={m.roof_view_around()}
          value={
            highest.elevationDeg < 1
              ? m.roof_view_open()
              : m.roof_view_highest({
                  degrees: decimal(highest.elevationDeg, locale),
                  wind: windWords(highest.azimuthDeg),
                })
          }
          mark="fair"
          words={m.roof_view_grown({ year: date.slice(0, 4) })}
          href={null}
        />
      </dl>
    </section>
  );
}

function faceWords({ azimuthDeg, slopeDeg, areaM2 }: ViewFace): string {
  const locale = getLocale();
  const direction =
    azimuthDeg === null ? m.roof_view_level() : azimuthWords(Math.round(azimuthDeg), locale);
  return `${direction}, ${decimal(slopeDeg, locale)}°, ${shortDecimal(areaM2, locale, 1)}\u00a0m²`;
}

type RowProps = {
  readonly name: string;
  readonly value: ReactNode;
  readonly mark: Certainty;
  readonly words: string;
  readonly href: string | null;
};

function Row({ name, value, mark, words, href }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,96px)_minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-2.5">
      <dt className="font-semibold">{name}</dt>
      <dd>
        {value}
        <span className="mt-0.5 flex items-start gap-2 text-14 text-blaek-600">
          <Mark mark={mark} />
          {words}
        </span>
      </dd>
      <dd>
        {href === null ? null : (
          <SiteLink
            to={href}
            aria-label={m.roof_view_change_named({ name })}
            className="inline-flex min-h-11 min-w-11 items-start justify-end text-gran-700 underline underline-offset-4 print:hidden"
          >
            {m.roof_view_change()}
          </SiteLink>
        )}
      </dd>
    </div>
  );
}

/** Full, half, dashed. */
function Mark({ mark }: { mark: Certainty }) {
  return (
    <svg viewBox="0 0 14 14" width={14} height={14} aria-hidden className="mt-1 shrink-0">
      <circle
        cx={7}
        cy={7}
        r={5.5}
        fill={mark === 'sure' ? '#1b5a48' : 'none'}
        stroke={mark === 'unsure' ? '#865400' : '#1b5a48'}
        strokeWidth={1.5}
        strokeDasharray={mark === 'unsure' ? '2.5 2' : undefined}
      />
      {mark === 'fair' ? <path d="M7 1.5a5.5 5.5 0 0 1 0 11z" fill="#1b5a48" /> : null}
    </svg>
  );
}
