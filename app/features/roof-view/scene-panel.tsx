import type { CSSProperties } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useMeasuredWidth } from '../../charts/chart-picture.tsx';
import { daylight, EQUINOX, MIDSUMMER, MIDWINTER, STEPS_A_DAY } from './day-of-sun.ts';
import type { HouseSolid } from './house-solid.ts';
import { Scene } from './scene.tsx';
import type { SunAt } from './sun-dome.ts';
import { Turntable } from './turntable.tsx';
import { FIXED_CAMERAS, fixedViewOf, type View } from './use-view.ts';
import { FIXED_VIEWS, type FixedView, type FoundView } from './view-data.ts';
import { cameraWords, dayWords, timeWords } from './view-words.ts';

/** Until the box is measured. */
const USUAL_WIDTH = 1000;

type ScenePanelProps = {
  readonly view: View;
  readonly found: FoundView;
  readonly solid: HouseSolid;
  readonly suns: readonly SunAt[];
  readonly horizonDeg: readonly number[];
  readonly inShade: ReadonlySet<number>;
  /** Whether trees are in the picture and in its shade; null: no tree can be taken out. */
  readonly trees: {
    readonly isShown: boolean;
    readonly onShown: (isShown: boolean) => void;
  } | null;
};

/** The turnable picture, and what sets where from and when it is seen. */
export function ScenePanel(props: ScenePanelProps) {
  const { view, found, solid, suns, horizonDeg, inShade, trees } = props;
  const { box, width: measured } = useMeasuredWidth();
  const width = measured ?? USUAL_WIDTH;
  const { camera, day, step } = view;
  const sun = suns[step]!;
  const words = cameraWords(camera);
  const names: Readonly<Record<FixedView, string>> = {
    south: m.roof_view_south_button(),
    west: m.roof_view_west_button(),
    above: m.roof_view_above_button(),
  };
  const moment = sun.elevationDeg > 0 ? m.roof_view_sun_up : m.roof_view_sun_down;
  return (
    <section aria-label={m.roof_view_picture()} className="flex min-w-0 flex-col bg-kalk-100">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 noscript:hidden tablet:px-6 print:hidden">
        <div className="w-full max-w-96">
          <Segmented
            name="roofViewFrom"
            label={m.roof_view_from()}
            hideLabel
            options={FIXED_VIEWS.map((value) => ({ value, label: names[value] }))}
            value={fixedViewOf(camera) ?? ''}
            onValue={(value) => view.setCamera(FIXED_CAMERAS[value as FixedView])}
          />
        </div>
        {trees === null ? null : (
          <Switch
            name="roofViewTrees"
            label={m.roof_view_trees()}
            checked={trees.isShown}
            onChecked={trees.onShown}
          />
        )}
      </div>
      <div ref={box} className="aspect-5/4 w-full desktop:aspect-3/2">
        <Turntable camera={camera} words={words} onTurn={view.setCamera}>
          <Scene
            {...{ solid, camera, day, sun, suns, horizonDeg, inShade, width }}
            height={(width * (width > 700 ? 2 : 2.4)) / 3}
            place={found}
            time={timeWords(step)}
            label={m.roof_view_picture_label({
              from: words,
              moment: moment({ day: dayWords(day), time: timeWords(step) }),
            })}
          />
        </Turntable>
      </div>
      <p className="px-4 py-3 text-14 text-blaek-600 noscript:hidden tablet:px-6 print:hidden">
        {m.roof_view_hint()}
      </p>
      <Moment view={view} suns={suns} />
    </section>
  );
}

/** Day and hour. */
function Moment({ view, suns }: { view: View; suns: readonly SunAt[] }) {
  const { day, step } = view;
  return (
    <div className="mt-auto grid items-end gap-x-6 gap-y-4 border-t border-hairline bg-white p-4 tablet:grid-cols-2 tablet:px-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] noscript:hidden print:hidden">
      <div>
        <Slider
          label={m.roof_view_day()}
          value={day}
          min={1}
          max={365}
          words={dayWords(day)}
          onValue={view.setDay}
        />
        <div className="flex gap-4">
          {[MIDSUMMER, EQUINOX, MIDWINTER].map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={day === one}
              onClick={() => view.setDay(one)}
              className="min-h-11 text-14 text-gran-700 underline underline-offset-4 aria-pressed:font-semibold aria-pressed:no-underline"
            >
              {dayWords(one)}
            </button>
          ))}
        </div>
      </div>
      <div className="tablet:pb-11">
        <Slider
          label={m.roof_view_hour()}
          value={step}
          min={0}
          max={STEPS_A_DAY - 1}
          words={timeWords(step)}
          onValue={view.setStep}
        />
      </div>
      <div className="motion-reduce:hidden tablet:pb-11">
        <Button
          variant="outlined"
          size={44}
          onClick={() => (view.isPlaying ? view.stop() : view.play(daylight(suns)))}
        >
          <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden>
            <path
              d={view.isPlaying ? 'M1 1h4v10H1zM7 1h4v10H7z' : 'M2 1l9 5-9 5z'}
              fill="currentColor"
            />
          </svg>
          {view.isPlaying ? m.roof_view_stop() : m.roof_view_play()}
        </Button>
      </div>
    </div>
  );
}

type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly words: string;
  readonly onValue: (value: number) => void;
};

function Slider({ label, value, min, max, words, onValue }: SliderProps) {
  return (
    <label className="block">
      <span className="flex justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="tabular-nums">{words}</span>
      </span>
      <input
        type="range"
        className="range-input"
        style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        {...{ min, max, value }}
        aria-valuetext={words}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
      />
    </label>
  );
}
