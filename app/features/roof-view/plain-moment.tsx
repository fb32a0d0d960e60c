import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EQUINOX, MIDSUMMER, MIDWINTER } from './day-of-sun.ts';
import { fixedViewOf, type View } from './use-view.ts';
import { VIEW_FORM } from './view-data.ts';
import { dayWords, timeWords } from './view-words.ts';

/** The same by form, for who runs no scripts: the server draws the picture anew. */
export function PlainMoment({ query, view }: { query: string; view: View }) {
  const kept = [...new URLSearchParams(query)].filter(
    ([name]) => !Object.values<string>(VIEW_FORM).includes(name),
  );
  const choice = (
    name: string,
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <SelectField
      id={`plain-${name}`}
      name={name}
      label={label}
      options={options.map(([key, text]) => ({ value: key, label: text }))}
      defaultValue={value}
    />
  );
  const days = [...new Set([MIDSUMMER, EQUINOX, MIDWINTER, view.day])].toSorted((a, b) => a - b);
  // Every full hour from four to eleven in the evening, and the one that was asked for.
  const full = Array.from({ length: 20 }, (_, index) => 6 * (index + 4));
  const hours = [...new Set([...full, view.step])].toSorted((a, b) => a - b);
  return (
    <form method="get" className="hidden flex-wrap items-end gap-4 p-4 noscript:flex">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choice(
        VIEW_FORM.day,
        m.roof_view_day(),
        String(view.day),
        days.map((day) => [String(day), dayWords(day)] as const),
      )}
      {choice(
        VIEW_FORM.hour,
        m.roof_view_hour(),
        String(view.step),
        hours.map((step) => [String(step), timeWords(step)] as const),
      )}
      {choice(VIEW_FORM.from, m.roof_view_from(), fixedViewOf(view.camera) ?? 'south', [
        ['south', m.roof_view_south_button()],
        ['west', m.roof_view_west_button()],
        ['above', m.roof_view_above_button()],
      ])}
      <Button type="submit" variant="outlined" size={44}>
        {m.roof_view_show()}
      </Button>
    </form>
  );
}
