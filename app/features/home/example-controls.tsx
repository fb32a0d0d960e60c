import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { parseNumber, type NumberField, type ParsedNumber } from '../../../domain/number-text.ts';
import { directionSides } from '../../../words/direction-field.ts';
import { azimuthWords } from '../../../words/azimuth-words.ts';
import { numberErrorText } from '../../../words/number-error-text.ts';
import { NumberSlider } from '../../ui/number-slider.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { ExampleControls as Controls } from './example.ts';

type ExampleControlsProps = {
  readonly controls: Controls;
  readonly turn: (change: Partial<Controls>) => void;
};

const KWH = '\u00a0kWh';

/** Whole figures: finer ones belong to the calculator. */
const TAKES = {
  calculatedNumberOfPanels: { unit: 'stk', decimals: 0, limits: [4, 40] },
  annualConsumptionKwh: { unit: 'kWh/år', decimals: 0, limits: [1000, 15_000] },
  slope: { unit: '°', decimals: 0, limits: [0, 60] },
} as const satisfies Readonly<Record<string, NumberField>>;

const worded = (read: ParsedNumber) =>
  read.ok ? read : { ok: false as const, problem: numberErrorText(read.error, getLocale()) };
const reader = (takes: NumberField) => (text: string) =>
  worded(parseNumber(text, takes, getLocale()));

/**
 * What can be adjusted in the example; the names are the calculator's, so that the form leads there
 * without JavaScript.
 */
export function ExampleControls({ controls, turn }: ExampleControlsProps) {
  const common = {
    decimal: getLocale() === 'da' ? (',' as const) : ('.' as const),
    outOfRange: (min: string, max: string) => m.home_example_out_of_range({ min, max }),
  };
  const sides = directionSides(getLocale());
  return (
    <div className="flex flex-col gap-6 [&>*]:border-b [&>*]:border-gran-900/15 [&>*]:pb-5 [&>*:last-child]:border-0 [&>*:last-child]:pb-0">
      <NumberSlider
        {...common}
        name="calculatedNumberOfPanels"
        read={reader(TAKES.calculatedNumberOfPanels)}
        label={m.home_example_panels()}
        unit={m.home_example_panels_unit()}
        min={4}
        max={40}
        step={1}
        value={controls.calculatedNumberOfPanels}
        onValue={(value) => turn({ calculatedNumberOfPanels: value })}
      />
      <NumberSlider
        {...common}
        name="annualConsumptionKwh"
        read={reader(TAKES.annualConsumptionKwh)}
        label={m.home_example_use()}
        unit="kWh"
        min={1000}
        max={15_000}
        step={100}
        value={controls.annualConsumptionKwh}
        onValue={(value) => turn({ annualConsumptionKwh: value })}
      />
      <NumberSlider
        {...common}
        name="slope"
        read={reader(TAKES.slope)}
        label={m.home_example_slope()}
        unit="°"
        min={0}
        max={60}
        step={1}
        value={controls.slope}
        onValue={(value) => turn({ slope: value })}
      />
      <NumberSlider
        {...common}
        name="azimuth"
        label={m.home_example_azimuth()}
        unit="°"
        min={-90}
        max={90}
        step={5}
        value={controls.azimuth}
        onValue={(value) => turn({ azimuth: value })}
        describe={azimuthWords(controls.azimuth, getLocale())}
        sides={sides}
        read={(text, value) => worded(sides.read(text, value))}
        help={m.home_example_azimuth_help()}
      />
      <Segmented
        name="batteryCapacityKwh"
        label={m.home_example_battery()}
        options={[
          { value: '0', label: m.home_example_battery_none() },
          { value: '5', label: `5${KWH}` },
          { value: '10', label: `10${KWH}` },
        ]}
        value={String(controls.batteryCapacityKwh)}
        onValue={(value) => turn({ batteryCapacityKwh: Number(value) })}
      />
    </div>
  );
}
