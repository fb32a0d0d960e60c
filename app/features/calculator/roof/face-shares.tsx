import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { PlanPlace } from '../../../charts/roof-plan.tsx';
import { textWidthPx } from '../../../charts/text-size.ts';
import type { RoofPicture } from '../../../../domain/roof-picture.ts';
import { percent } from '../../../../words/format.ts';
import type { DirectionYields } from './direction-yields.ts';

/** From a face's number to the words beside it, and down to those under it [px]. */
const BESIDE = 18;
const UNDER = 28;

type FaceSharesProps = {
  readonly picture: RoofPicture;
  readonly place: PlanPlace;
  readonly yields: DirectionYields;
};

/** What faces without panels would yield against the best direction: beside their number, or under it where it is narrow. */
export function FaceShares({ picture, place, yields }: FaceSharesProps) {
  return picture.faces.map(({ panels, azimuthDeg, middle, outline }, index) => {
    if (panels.length > 0) return null;
    const [x, y] = place(middle);
    const share = percent(yields.shareOf(azimuthDeg), getLocale());
    const words = m.roof_share_of_best({ share });
    const room = roomRight(outline.map(place), x, y);
    const isBeside = room > BESIDE + textWidthPx(words) + 8;
    return (
      <text
        key={index}
        x={isBeside ? x + BESIDE : x}
        y={isBeside ? y + 5 : y + UNDER}
        textAnchor={isBeside ? 'start' : 'middle'}
        fontSize={14}
        fill="#4b5852"
      >
        {isBeside ? words : share}
      </text>
    );
  });
}

/** How far a face goes on to the right of a point within it [px]. */
function roomRight(outline: readonly (readonly [x: number, y: number])[], x: number, y: number) {
  const crossings = outline.flatMap(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length]!;
    if (y1 > y === y2 > y) return [];
    const at = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return at > x ? [at - x] : [];
  });
  return Math.min(Infinity, ...crossings);
}
