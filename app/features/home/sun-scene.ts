import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { clock, decimal, monthName, timeFigures } from '../../../words/format.ts';
import { clearSkyKwPerKwp } from '../../../engine/pv/clear-sky-power.ts';
import { danishDate, danishHour } from './danish-time.ts';
import { isUp, sunDay, sunPoint, type SunDay, type SunPoint } from './sun-day.ts';
import { placeWords } from './words-place.ts';
import { FRAMES, type Spot, type SunDrawing, type SunFrame, type SunScene } from './sun-frames.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PEAK_KWP = 6;
const AARHUS = { lat: 56.1572, lon: 10.2107 };
/** Closer than this to the sun an hour is left out, so that the disc covers no figure [h]. */
const CLEAR_OF_SUN_H = 0.9;
const LABEL_DISTANCE = 20;
/** It stands over the roof by so much. */
const CHIMNEY = 24;
/** Height of the sun over Aarhus at noon on the longest day [°]. */
const LONGEST_NOON_DEG = 57.3;

function spotOf(frame: SunFrame, point: SunPoint): Spot {
  return {
    x: frame.southX + (point.azimuthDeg - 180) * frame.perAzimuth,
    y: frame.horizonY - liftOf(frame, point.elevationDeg),
  };
}

/**
 * Low suns are drawn higher than they stand: at noon in December the sun looks over the roof, where one scale for the
 * whole year would hide it behind the house. The longest day keeps its height.
 */
function liftOf({ perElevation }: SunFrame, elevationDeg: number): number {
  if (elevationDeg <= 0) return elevationDeg * perElevation;
  return perElevation * Math.sqrt(LONGEST_NOON_DEG * elevationDeg);
}

function line(spots: readonly Spot[]): string {
  return spots
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** Whether no part of the disc looks over the ridge or past its ends. */
function isBehindHouse({ roof, sunRadius }: SunFrame, { x, y }: Spot): boolean {
  const [from, to] = roof.ridge;
  const share = (x - from.x) / (to.x - from.x);
  const ridgeY = from.y + share * (to.y - from.y);
  return share > 0 && share < 1 && y - sunRadius > ridgeY;
}

/** Behind the house, in the ground, outside the picture or behind the sun's disc. */
function isHidden(frame: SunFrame, label: Spot, sun: Spot): boolean {
  const { roof, hours, horizonY, sunRadius } = frame;
  return (
    (label.x > roof.left && label.x < roof.right && label.y > roof.top - CHIMNEY) ||
    label.y > horizonY - 24 ||
    label.x < hours[0] ||
    label.x > hours[1] ||
    Math.hypot(label.x - sun.x, label.y - sun.y) < sunRadius + 14
  );
}

function ticksOf(frame: SunFrame, day: SunDay, sun: Spot): SunDrawing['ticks'] {
  const nowHour = danishHour(day.now.timeMs);
  return day.path.flatMap((point) => {
    const hour = danishHour(point.timeMs);
    const whole = Math.round(hour);
    if (Math.abs(hour - whole) > 0.01 || whole % 2 === 1) return [];
    if (isUp(day.now) && Math.abs(hour - nowHour) < CLEAR_OF_SUN_H) return [];
    const at = spotOf(frame, point);
    const next = spotOf(frame, sunPoint(point.timeMs + 5 * MINUTE_MS, AARHUS));
    const length = Math.hypot(next.x - at.x, next.y - at.y);
    // Across the path, pointing away from the ground.
    const across = { x: (next.y - at.y) / length, y: -(next.x - at.x) / length };
    const label = { x: at.x + across.x * LABEL_DISTANCE, y: at.y + across.y * LABEL_DISTANCE };
    if (isHidden(frame, label, sun)) return [];
    return [
      {
        hour: String(whole),
        line: line([
          { x: at.x - across.x * 5, y: at.y - across.y * 5 },
          { x: at.x + across.x * 5, y: at.y + across.y * 5 },
        ]),
        x: Math.round(label.x),
        y: Math.round(label.y),
      },
    ];
  });
}

/** The sun's way under the horizon to where it comes up, from there down to the depth at which it waits. */
function wayUpOf(frame: SunFrame, { now, rise }: SunDay): readonly Spot[] {
  if (isUp(now) || rise === null) return [];
  const spots: Spot[] = [{ ...spotOf(frame, rise), y: frame.horizonY }];
  for (let time = rise.timeMs; spots.at(-1)!.y < frame.ground.y;) {
    time -= 5 * MINUTE_MS;
    const { x, y } = spotOf(frame, sunPoint(time, AARHUS));
    spots.push({ x, y: Math.min(y, frame.ground.y) });
  }
  return spots;
}

/** Below the horizon the sun waits in the ground, on its way to where it comes up. */
function sunSpot(frame: SunFrame, now: SunPoint, wayUp: readonly Spot[]): Spot {
  const below = wayUp.at(-1);
  if (below === undefined) return spotOf(frame, now);
  const { left, right } = frame.ground;
  return { x: Math.min(right, Math.max(left, below.x)), y: below.y };
}

function draw(frame: SunFrame, day: SunDay, summer: SunDay): SunDrawing {
  const { now, path } = day;
  const past = path.filter((point) => point.timeMs <= now.timeMs);
  const coming = path.filter((point) => point.timeMs > now.timeMs);
  const here = isUp(now) ? [now] : [];
  const spots = (points: readonly SunPoint[]) => points.map((point) => spotOf(frame, point));
  const wayUp = wayUpOf(frame, day);
  const sun = sunSpot(frame, now, wayUp);
  const ticks = ticksOf(frame, day, sun);
  const words = placeWords(frame.words, {
    sun: { ...sun, radius: frame.sunRadius },
    // The longest day's thin line may pass behind the text if there is no other room.
    spots: [...spots(path), ...ticks],
  });
  const highest = Math.min(words.y, sun.y - frame.sunRadius, ...ticks.map(({ y }) => y - 16));
  return {
    words,
    topY: Math.round(highest),
    past: line(spots([...past, ...here])),
    coming: line(spots([...here, ...coming])),
    summer: line(spots(summer.path)),
    summerTopY: Math.round(Math.min(...spots(summer.path).map(({ y }) => y))),
    ticks,
    sun: { x: Math.round(sun.x), y: Math.round(sun.y) },
    isBehind: isUp(now) && isBehindHouse(frame, sun),
    // Where the drawing ends before the sun does, no way leads to it.
    below: sun.x === wayUp.at(-1)?.x ? line(wayUp) : '',
    riseX: day.rise === null ? null : Math.round(spotOf(frame, day.rise).x),
    setX: day.set === null ? null : Math.round(spotOf(frame, day.set).x),
  };
}

function hourAndMinute(point: SunPoint | null): string {
  if (point === null) return '';
  const text = timeFigures(danishHour(point.timeMs), getLocale());
  // Alone under a drawing a whole hour would read as a number.
  return /^\d+$/.test(text) ? `${text}.00` : text;
}

function nextRise(day: SunDay): SunPoint | null {
  if (day.rise !== null && day.rise.timeMs > day.now.timeMs) return day.rise;
  return sunDay(day.now.timeMs + DAY_MS, AARHUS).rise;
}

/** The hero's picture and words for one minute, in the visitor's language. */
export function sunScene(timeMs: number): SunScene {
  const locale = getLocale();
  const minute = timeMs - (timeMs % MINUTE_MS);
  const day = sunDay(minute, AARHUS);
  const summer = sunDay(Date.UTC(new Date(minute).getUTCFullYear(), 5, 21, 10), AARHUS, 10);
  const above = isUp(day.now);
  const { day: date, month } = danishDate(minute);
  const moment = clock(danishHour(minute), locale);
  const rise = nextRise(day);
  return {
    above,
    wide: draw(FRAMES.wide, day, summer),
    narrow: draw(FRAMES.narrow, day, summer),
    rise: hourAndMinute(day.rise),
    set: hourAndMinute(day.set),
    nowShort: m.home_now_short({ time: moment }),
    now: m.home_now({ day: date, month: monthName(month, locale), time: moment }),
    power: `${decimal(PEAK_KWP * clearSkyKwPerKwp(minute, AARHUS), locale, above ? 1 : 0)}\u00a0kW`,
    note: above
      ? m.home_now_note()
      : m.home_now_dark({ time: rise === null ? '' : clock(danishHour(rise.timeMs), locale) }),
  };
}
