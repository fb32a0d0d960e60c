import type { OpenMessage } from '../../../../domain/staff/messages.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate, shortDateTime, timeOfDay } from '../../../../words/date-time.ts';

const WIDTH = 456;
const EDGE = 8;
const LINE_Y = 52;
const MARK = 9;

/** A try's moment; with the day where it is another than that of the message. */
export function tryTime(at: string, createdAt: string): string {
  const locale = getLocale();
  return shortDate(at, locale) === shortDate(createdAt, locale)
    ? timeOfDay(at, locale)
    : shortDateTime(at, locale);
}

/** Every try at its place in time; its words stand in the table below. */
export function TriesAxis({ message }: { readonly message: OpenMessage }) {
  const { log, createdAt, expiresAt, status, nextAttemptAt } = message;
  if (log.length === 0) return null;
  const expires = status === 'sent' ? null : expiresAt;
  const next = status === 'pending' ? nextAttemptAt : null;
  const moments = [...log.map(({ at }) => at), expires ?? '', next ?? ''].filter(Boolean);
  const [startMs, endMs] = [
    Date.parse(createdAt),
    Math.max(...moments.map((at) => Date.parse(at))),
  ];
  const spanMs = Math.max(1000, endMs - startMs);
  const x = (at: string) =>
    EDGE + MARK / 2 + ((Date.parse(at) - startMs) / spanMs) * (WIDTH - 2 * EDGE - MARK);
  return (
    <div aria-hidden="true" className="mt-4 max-w-[456px]">
      <svg viewBox={`0 0 ${WIDTH} 64`} className="block w-full">
        <line x1={EDGE} x2={WIDTH - EDGE} y1={LINE_Y} y2={LINE_Y} className="stroke-sten-500" />
        {[EDGE, WIDTH - EDGE].map((at) => (
          <line key={at} x1={at} x2={at} y1={LINE_Y} y2={LINE_Y + 6} className="stroke-sten-500" />
        ))}
        {expires !== null && (
          <line
            x1={x(expires)}
            x2={x(expires)}
            y1={22}
            y2={LINE_Y}
            strokeDasharray="4 3"
            strokeWidth={2}
            className="stroke-gran-900"
          />
        )}
        {log.map(({ at, code }) =>
          code === null ? (
            <circle key={at} cx={x(at)} cy={38} r={MARK / 2} className="fill-gran-700" />
          ) : (
            <rect
              key={at}
              x={x(at) - MARK / 2}
              y={38 - MARK / 2}
              width={MARK}
              height={MARK}
              className="fill-tegl-600 stroke-white"
            />
          ),
        )}
        {next !== null && (
          <circle cx={x(next)} cy={38} r={MARK / 2} className="fill-white stroke-gran-900" />
        )}
        {expires !== null && (
          <text
            x={Math.min(x(expires), WIDTH - EDGE)}
            y={14}
            textAnchor={x(expires) > WIDTH / 2 ? 'end' : 'start'}
            className="fill-gran-900 text-14 font-semibold"
          >
            {m.admin_messages_runs_out()}
          </text>
        )}
      </svg>
      <p className="flex justify-between text-blaek-600 tabular-nums">
        <span>{tryTime(createdAt, createdAt)}</span>
        <span>{tryTime(new Date(startMs + spanMs).toISOString(), createdAt)}</span>
      </p>
    </div>
  );
}
