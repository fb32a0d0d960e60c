import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { householdPictureKwh } from '../../../../engine/load/household-picture.ts';
import { decimal } from '../../../../words/format.ts';
import { USUAL_HOUSEHOLD } from '../../../../domain/usual-household.ts';

const PEOPLE = [1, 2, 3, 4, 5] as const;

/** What homes typically use, to hold one's own beside. */
export default function TypicalUse() {
  const locale = getLocale();
  const { houseAreaM2 } = USUAL_HOUSEHOLD;
  const typical = PEOPLE.map((people) => {
    const kwh = householdPictureKwh({ houseAreaM2, people });
    return { people, text: decimal(Math.round(kwh / 100) * 100, locale) };
  });
  return (
    <div className="text-14 text-blaek-600">
      <table className="w-full border-collapse tabular-nums">
        <caption className="pb-1 text-left">
          {m.calculator_typical_use({ area: decimal(houseAreaM2, locale) })}
        </caption>
        <tbody>
          <tr className="border-b border-hairline">
            <th scope="row" className="py-0.5 text-left font-normal">
              {m.calculator_typical_people()}
            </th>
            {typical.map(({ people }) => (
              <th key={people} scope="col" className="pl-1 text-right font-normal">
                {people}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row" className="py-0.5 text-left font-normal">
              {m.calculator_typical_kwh()}
            </th>
            {typical.map(({ people, text }) => (
              <td key={people} className="pl-1 text-right text-blaek">
                {text}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="pt-1">{m.calculator_typical_source()}</p>
    </div>
  );
}
