import { DEVIATION_LIMIT_PERCENT, isBeyond } from '../../../../domain/staff/deviation.ts';
import type { Agreement, Deviation } from '../../../../domain/staff/deviation.ts';
import { NO_LEAD_SEARCH } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { signed } from '../../../../words/format.ts';
import { roofTypeName } from '../../../../words/names.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { leadsPath } from '../leads/lead-path.ts';
import { StateMark } from '../state-mark.tsx';

const WIDTH = 480;
const TOP = 24;
const BASE = 112;
const HEIGHT = BASE + 42;
/** Its words are drawn with the picture, which is a little larger in most windows. */
const TEXT = 12;
/** So much room the words at the line of the middle need. */
const MEDIAN_WIDTH = 120;
const RADIUS = 6;
const STEP = 13;
/** The axis reaches at least so far to either side [%]. */
const LEAST_REACH = 10;
/** Beyond it the limit's own figures would lie on that of zero [%]. */
const MOST_REACH_NAMING_LIMIT = 25;

const inPercent = (value: number) => m.deviation_percent({ value: signed(value, getLocale(), 1) });

/** What agreements came to against what had been calculated: one dot each, and the mean of each kind of roof. */
export function DeviationCard({ deviation }: { readonly deviation: Deviation }) {
  const { agreements, within, medianPercent, roofs } = deviation;
  return (
    <AdminCard title={{ id: 'deviation', text: m.deviation_title() }}>
      {medianPercent === null ? (
        <p className="px-5 pb-5 text-blaek-600">{m.deviation_none()}</p>
      ) : (
        <>
          <p className="px-5">
            {m.deviation_within({ count: agreements.length, within })}{' '}
            {m.deviation_median({ percent: inPercent(medianPercent) })}
          </p>
          <Dots agreements={agreements} medianPercent={medianPercent} />
          <AdminTable
            labelledBy="deviation"
            columns={[
              { name: m.lead_roof() },
              { name: m.deviation_agreements(), align: 'right' },
              { name: m.deviation_mean(), align: 'right' },
            ]}
          >
            {roofs.map((roof) => (
              <tr key={roof.roofType} className="h-11">
                <AdminCell isName className="font-semibold">
                  <span className="flex items-center gap-3">
                    <StateMark mark={roof.isBeyond ? 'square' : 'circle'} />
                    {roofTypeName(roof.roofType, getLocale())}
                  </span>
                </AdminCell>
                <AdminCell align="right">{roof.count}</AdminCell>
                <AdminCell
                  align="right"
                  className={roof.isBeyond ? 'font-semibold text-tegl-600' : ''}
                >
                  {inPercent(roof.meanPercent)}
                  {roof.isBeyond && ` ${m.deviation_beyond()}`}
                </AdminCell>
              </tr>
            ))}
          </AdminTable>
          <details className="border-t border-hairline px-5">
            <summary className="flex min-h-11 cursor-pointer items-center text-gran-700 underline underline-offset-4">
              {m.deviation_as_table()}
            </summary>
            <ul className="pb-3">
              {agreements.map(({ leadId, name, percent }) => (
                <li key={leadId} className="flex justify-between gap-4 py-1.5">
                  <SiteLink
                    to={staffLinks.lead(leadId)}
                    className="text-gran-700 underline underline-offset-4"
                  >
                    {name}
                  </SiteLink>
                  <span className="tabular-nums">{inPercent(percent)}</span>
                </li>
              ))}
            </ul>
          </details>
          <SiteLink
            to={leadsPath({ ...NO_LEAD_SEARCH, stage: 'signed' }, 'table')}
            className="mx-5 mb-2 inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
          >
            {m.deviation_all()}
          </SiteLink>
        </>
      )}
    </AdminCard>
  );
}

type DotsProps = { readonly agreements: readonly Agreement[]; readonly medianPercent: number };

/** One mark for each agreement, stacked where they overlap; a diamond is beyond the limit. */
function Dots({ agreements, medianPercent }: DotsProps) {
  const reach = Math.max(
    LEAST_REACH,
    ...agreements.map(({ percent }) => Math.ceil(Math.abs(percent) / 5) * 5),
  );
  const limits =
    reach > MOST_REACH_NAMING_LIMIT ? [] : [-DEVIATION_LIMIT_PERCENT, DEVIATION_LIMIT_PERCENT];
  const at = (percent: number) => WIDTH / 2 + (percent / reach) * (WIDTH / 2 - 24);
  const placed: { readonly x: number; readonly y: number; readonly percent: number }[] = [];
  for (const { percent } of agreements) {
    const x = at(percent);
    const above = placed.filter((other) => Math.abs(other.x - x) < STEP).length;
    placed.push({ x, y: BASE - 10 - above * STEP, percent });
  }
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-[40rem] px-5 py-3"
      role="img"
      aria-label={m.deviation_chart()}
    >
      <rect
        x={at(-DEVIATION_LIMIT_PERCENT)}
        width={at(DEVIATION_LIMIT_PERCENT) - at(-DEVIATION_LIMIT_PERCENT)}
        y={TOP}
        height={BASE - TOP}
        className="fill-gran-100"
      />
      <line x1={at(0)} x2={at(0)} y1={TOP} y2={BASE} className="stroke-sten-500" />
      <line
        x1={at(medianPercent)}
        x2={at(medianPercent)}
        y1={TOP - 6}
        y2={BASE}
        strokeWidth={2}
        className="stroke-sol-700"
      />
      <line x1={24} x2={WIDTH - 24} y1={BASE} y2={BASE} className="stroke-blaek" />
      {[-reach, 0, reach, ...limits].map((percent) => (
        <text
          key={percent}
          x={at(percent)}
          y={BASE + 20}
          textAnchor="middle"
          fontSize={TEXT}
          className="fill-blaek-600"
        >
          {m.deviation_percent({ value: signed(percent, getLocale()) })}
        </text>
      ))}
      <Words x={at} medianPercent={medianPercent} />
      {placed.map(({ x, y, percent }, index) =>
        isBeyond(percent) ? (
          <rect
            key={index}
            x={-RADIUS}
            y={-RADIUS}
            width={2 * RADIUS}
            height={2 * RADIUS}
            transform={`translate(${x} ${y}) rotate(45)`}
            className="fill-sol-400 stroke-blaek"
          />
        ) : (
          <circle key={index} cx={x} cy={y} r={RADIUS} className="fill-gran-700" />
        ),
      )}
    </svg>
  );
}

type WordsProps = {
  readonly x: (percent: number) => number;
  readonly medianPercent: number;
};

/** What the band, the line of the middle and the two ends mean; the band's word keeps to the other side of zero. */
function Words({ x, medianPercent }: WordsProps) {
  const isAbove = medianPercent >= 0;
  const medianX = x(medianPercent);
  const room = isAbove ? WIDTH - medianX : medianX;
  const isOutward = isAbove === room > MEDIAN_WIDTH;
  const below = { y: BASE + 38, fontSize: TEXT, className: 'fill-blaek-600' };
  return (
    <>
      <text
        x={x(0) + (isAbove ? -4 : 4)}
        y={TOP - 8}
        textAnchor={isAbove ? 'end' : 'start'}
        fontSize={TEXT}
        className="fill-blaek-600"
      >
        {m.deviation_band()}
      </text>
      <text
        x={medianX}
        y={TOP - 8}
        textAnchor={isOutward ? 'start' : 'end'}
        fontSize={TEXT}
        className="fill-sol-700 font-semibold"
      >
        {m.deviation_middle({ percent: inPercent(medianPercent) })}
      </text>
      <text x={0} {...below}>
        {m.deviation_cheaper()}
      </text>
      <text x={WIDTH} textAnchor="end" {...below}>
        {m.deviation_dearer()}
      </text>
    </>
  );
}
