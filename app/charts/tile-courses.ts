import type { PlanPoint } from '../../engine/roof/roof-shape.ts';

/** Battens under Danish roof tiles commonly lie this far apart [m]; on the plan it stands for every covering. */
const COURSE_M = 0.35;
/** Lines nearer to each other than this would be a grey ground [px]. */
const LEAST_APART_PX = 6;

type CourseLine = readonly [from: PlanPoint, to: PlanPoint];

/**
 * The courses of tiles on a face: lines along its eave from edge to edge, drawn to scale, every second or third of
 * them where the plan is small.
 * @param fromFrontDeg how far the face looks from the front, which the plan has to the south: 90 is west [°]
 */
export function tileCourses(
  outline: readonly PlanPoint[],
  fromFrontDeg: number,
  pxPerM: number,
): readonly CourseLine[] {
  const apart = COURSE_M * Math.ceil(LEAST_APART_PX / (COURSE_M * pxPerM));
  const angle = (fromFrontDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // Along the eave, and down the slope from the ridge.
  const turned = outline.map(({ eastM, southM }) => ({
    along: eastM * cos + southM * sin,
    down: southM * cos - eastM * sin,
  }));
  const back = (along: number, down: number): PlanPoint => ({
    eastM: along * cos - down * sin,
    southM: along * sin + down * cos,
  });
  const downs = turned.map(({ down }) => down);
  const eave = Math.max(...downs);
  const count = Math.ceil((eave - Math.min(...downs)) / apart) - 1;
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => eave - (index + 1) * apart,
  ).flatMap((down) => {
    const crossings = turned
      .flatMap((from, index) => {
        const to = turned[(index + 1) % turned.length]!;
        if (from.down > down === to.down > down) return [];
        const share = (down - from.down) / (to.down - from.down);
        return [from.along + share * (to.along - from.along)];
      })
      .toSorted((a, b) => a - b);
    return crossings.flatMap((along, index): readonly CourseLine[] =>
      index % 2 === 0 && crossings[index + 1] !== undefined
        ? [[back(along, down), back(crossings[index + 1]!, down)]]
        : [],
    );
  });
}
