type Spot = { readonly x: number; readonly y: number };

/** One line of the text, measured from its upper edge. */
type WordsLine = { readonly top: number; readonly bottom: number; readonly width: number };

/**
 * Where the text of this moment may go: the middle of its upper edge, and how far it may be moved.
 */
export type WordsFrame = {
  readonly home: Spot;
  readonly lines: readonly WordsLine[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

export type Obstacles = {
  readonly sun: Spot & { readonly radius: number };
  /** Points close enough along the path that no line fits between two. */
  readonly spots: readonly Spot[];
};

const STEP = 12;
const AIR = 8;

function lineIsFree(at: Spot, line: WordsLine, { sun, spots }: Obstacles): boolean {
  const left = at.x - line.width / 2;
  const right = at.x + line.width / 2;
  const top = at.y + line.top;
  const bottom = at.y + line.bottom;
  const nearX = Math.min(right, Math.max(left, sun.x));
  const nearY = Math.min(bottom, Math.max(top, sun.y));
  if (Math.hypot(nearX - sun.x, nearY - sun.y) < sun.radius + AIR) return false;
  return !spots.some(
    ({ x, y }) => x > left - AIR && x < right + AIR && y > top - AIR && y < bottom + AIR,
  );
}

/**
 * The free place nearest to the default one: at noon in spring and autumn the sun itself passes
 * there.
 */
export function placeWords(frame: WordsFrame, obstacles: Obstacles): Spot {
  const isFree = (at: Spot) => frame.lines.every((line) => lineIsFree(at, line, obstacles));
  if (isFree(frame.home)) return frame.home;
  let best = frame.home;
  let bestDistance = Infinity;
  for (let y = frame.home.y; y >= frame.top; y -= STEP) {
    for (let x = frame.left; x <= frame.right; x += STEP) {
      const distance = Math.hypot(x - frame.home.x, y - frame.home.y);
      if (distance < bestDistance && isFree({ x, y })) {
        best = { x, y };
        bestDistance = distance;
      }
    }
  }
  return best;
}
