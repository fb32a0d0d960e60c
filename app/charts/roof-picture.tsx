import { m } from '../../messages/compiled/messages.js';
import type { Locale } from '../../words/locale.ts';
import { planScale, RoofPlan, type RoofPlanProps } from './roof-plan.tsx';
import { roofPictureTitle } from './roof-text.ts';

const HEIGHT = 360;
const WIDTH = 480;
const MARGIN = 30;

type RoofPictureProps = Pick<RoofPlanProps, 'picture'> & { readonly locale: Locale };

/**
 * The roof from above as a still picture, north up, with a scale: for reports, PDFs and summaries.
 */
export function RoofPictureChart({ picture, locale }: RoofPictureProps) {
  const pxPerM = planScale(picture.extent, HEIGHT / 2 - MARGIN);
  return (
    <svg
      role="img"
      aria-label={roofPictureTitle(picture, locale)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="h-auto max-w-full"
    >
      <RoofPlan picture={picture} center={[WIDTH / 2, HEIGHT / 2]} pxPerM={pxPerM} />
      <path
        d={`M${WIDTH - 30} 56V16l-7 10m7 -10l7 10`}
        fill="none"
        stroke="#17231f"
        strokeWidth={1.5}
      />
      <text x={WIDTH - 30} y={74} textAnchor="middle" fontSize={14} fill="#17231f">
        {m.roof_north({}, { locale })}
      </text>
      <path
        d={`M8 ${HEIGHT - 14}v6h${5 * pxPerM}v-6`}
        fill="none"
        stroke="#17231f"
        strokeWidth={1.5}
      />
      <text x={8} y={HEIGHT - 20} fontSize={14} fill="#4b5852">
        5 m
      </text>
    </svg>
  );
}
