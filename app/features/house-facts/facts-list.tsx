import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { Fact, HouseFacts } from '../../../domain/roof/house-facts.ts';
import { date, decimal } from '../../../words/format.ts';
import { creditText, licenceText } from '../../../words/register-credits.ts';
import { buildingTypeName } from '../../../words/names.ts';
import type { HouseAnswer } from './house-answer.ts';
import { asbestosWords, heatingName, materialName } from './house-words.ts';

/** A house older than this may have its first roof no longer than the panels last [years]. */
const OLD_ROOF_YEARS = 40;

type FactsListProps = {
  readonly answer: HouseAnswer;
  /** Where a fact's own field is, by the field's name; null: it has none here. */
  readonly fieldHref: (field: string) => string | null;
};

/** Everything that BBR says of the house, each with its source and date, and what follows from it. */
export function FactsList({ answer: { facts, attributions }, fieldHref }: FactsListProps) {
  const locale = getLocale();
  if (facts === null) return null;
  const area = (m2: number) => `${decimal(m2, locale)}\u00a0m²`;
  return (
    <>
      <dl className="flex flex-col">
        <Row name={m.house_building()} href={fieldHref('buildingType')} fact={facts.buildingType}>
          {(type) => buildingTypeName(type, locale)}
        </Row>
        <Row name={m.house_roof()} href={fieldHref('roofType')} fact={facts.roofMaterial}>
          {materialName}
        </Row>
        <Row
          name={m.house_asbestos()}
          fact={facts.asbestos}
          note={asbestosNote(facts)}
          href={hasAsbestos(facts) ? fieldHref('replaceRoofNext10Yrs') : null}
        >
          {asbestosWords}
        </Row>
        <Row name={m.house_year()} fact={facts.builtYear} note={ageNote(facts)}>
          {String}
        </Row>
        <Row name={m.house_rebuilt()} fact={facts.rebuiltYear}>
          {String}
        </Row>
        <Row
          name={m.house_storeys()}
          fact={facts.storeys}
          note={(facts.storeys?.value ?? 0) > 1 ? m.house_storeys_note() : null}
        >
          {(storeys) => decimal(storeys, locale)}
        </Row>
        <Row name={m.house_ground_area()} fact={facts.builtAreaM2}>
          {area}
        </Row>
        <Row name={m.house_dwelling_area()} fact={facts.dwellingAreaM2}>
          {area}
        </Row>
        <Row
          name={m.house_heating()}
          fact={facts.heating}
          note={
            facts.electricallyHeated?.value === true
              ? m.house_heating_electric()
              : m.house_heating_other()
          }
          href={fieldHref('electricallyHeated')}
        >
          {heatingName}
        </Row>
      </dl>
      <p className="text-14 text-blaek-600">{m.house_wrong()}</p>
      {attributions.map((credit) => (
        <p key={credit.of} className="text-14 text-blaek-600">
          {creditText(credit.of, locale)}.{' '}
          {credit.licenceUrl === null ? (
            licenceText(credit, locale)
          ) : (
            <a href={credit.licenceUrl} className="underline underline-offset-4">
              {licenceText(credit, locale)}
            </a>
          )}
          . {m.house_read({ date: date(credit.date, locale) })}
        </p>
      ))}
    </>
  );
}

const hasAsbestos = ({ asbestos }: HouseFacts) => asbestos !== null && asbestos.value !== 'no';

const asbestosNote = (facts: HouseFacts) => (hasAsbestos(facts) ? m.house_asbestos_note() : null);

function ageNote({ builtYear, rebuiltYear }: HouseFacts): string | null {
  const last = (rebuiltYear ?? builtYear)?.value;
  const isOld = last !== undefined && new Date().getFullYear() - last >= OLD_ROOF_YEARS;
  return isOld ? m.house_old_roof() : null;
}

type RowProps<Value> = {
  readonly name: string;
  readonly fact: Fact<Value> | null;
  readonly note?: string | null;
  readonly href?: string | null;
  readonly children: (value: Value) => ReactNode;
};

function Row<Value>({ name, fact, note = null, href = null, children }: RowProps<Value>) {
  if (fact === null) return null;
  return (
    <div className="grid grid-cols-[minmax(0,104px)_minmax(0,1fr)_auto] gap-x-3 border-b border-hairline py-2">
      <dt className="text-14 text-blaek-600">{name}</dt>
      <dd>
        {children(fact.value)}
        <span className="block text-14 text-blaek-600">{fromWords(fact)}</span>
        {note === null ? null : <span className="mt-1 block text-14">{note}</span>}
      </dd>
      <dd>
        {href === null ? null : (
          <a
            href={href}
            aria-label={m.house_change_named({ name })}
            className="inline-flex min-h-11 min-w-11 items-start justify-end text-gran-700 underline underline-offset-4 print:hidden"
          >
            {m.house_change()}
          </a>
        )}
      </dd>
    </div>
  );
}

/** «Fra BBR, 4. marts 2021» */
export function fromWords({ date: told }: Fact<unknown>): string {
  return told === null ? m.house_from_undated() : m.house_from({ date: date(told, getLocale()) });
}
