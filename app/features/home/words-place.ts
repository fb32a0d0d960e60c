type Spot = { readonly x: number; readonly y: number };

/** Where the words of this moment may stand: the middle of their upper edge, and how far they may be moved. */
export type WordsFrame = {
  readonly home: Spot;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

export type Obstacles = {
  readonly sun: Spot & { readonly radius: number };
  /** Points close enough along the path that no box slips between two. */
  readonly spots: readonly Spot[];
};

const STEP = 12;
const AIR = 8;

function isFree(at: Spot, { width, height }: WordsFrame, { sun, spots }: Obstacles): boolean {
  const left = at.x - width / 2;
  const right = at.x + width / 2;
  const bottom = at.y + height;
  const nearX = Math.min(right, Math.max(left, sun.x));
  const nearY = Math.min(bottom, Math.max(at.y, sun.y));
  if (Math.hypot(nearX - sun.x, nearY - sun.y) < sun.radius + AIR) return false;
  return !spots.some(
    ({ x, y }) => x > left - AIR && x < right + AIR && y > at.y - AIR && y < bottom + AIR,
  );
}

/**
 * The free place nearest to where the words stand when nothing is in their way: at noon in spring
 * and autumn the sun itself passes there.
 */
export function placeWords(frame: WordsFrame, obstacles: Obstacles): Spot {
  let best: Spot | null = null;
  let bestDistance = Infinity;
  for (let y = frame.home.y; y >= frame.top; y -= STEP) {
    for (let x = frame.left; x <= frame.right; x += STEP) {
      const distance = Math.hypot(x - frame.home.x, y - frame.home.y);
      if (distance < bestDistance && isFree({ x, y }, frame, obstacles)) {
        best = { x, y };
        bestDistance = distance;
      }
    }
  }
  return isFree(frame.home, frame, obstacles) ? frame.home : (best ?? frame.home);
}
