import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { gridTariffAt } from '../../../../engine/tariff/grid-companies.ts';
import type { GridTariff } from '../../../../engine/tariff/grid-tariff.ts';
import { PinIcon } from '../../../ui/icons.tsx';
import type { InputProps } from './input-props.ts';
import { InputGroup } from './input-group.tsx';
import { SelectInput } from './select-input.tsx';
import { shortName } from '../../../../words/grid-company-name.ts';

/** The address field comes from outside: it is a feature of its own, used on several pages. */
export function PlaceInputs({ calculator, address }: InputProps & { address: ReactNode }) {
  const { state, set, run } = calculator;
  const { priceZone, gridCompany } = run.input;
  const { gridTariffs } = run.context;
  const here = gridTariffs.filter(({ zone }) => zone === priceZone);
  const usual = gridTariffAt(gridTariffs, priceZone, run.input);
  const isHere = here.some(({ gln }) => gln === state.gridCompany);
  // Not beside a company that is told or goes with the postcode: read again from its address, it would be that one.
  const guess = isHere
    ? []
    : [{ value: '', label: m.calculator_grid_company_guess({ company: shortName(usual.name) }) }];
  const chosen = here.find(({ gln }) => gln === gridCompany) ?? usual;
  return (
    <InputGroup
      isRaised
      icon={<PinIcon size={18} />}
      title={m.calculator_group_place()}
      fact={m.calculator_place_fact({
        zone: priceZone === 'DK1' ? m.calculator_zone_west() : m.calculator_zone_east(),
        company: shortName(chosen.name),
      })}
    >
      {address}
      <input type="hidden" name="lat" value={state.lat} />
      <input type="hidden" name="lon" value={state.lon} />
      <input type="hidden" name="postcode" value={state.postcode ?? ''} />
      <SelectInput
        name="gridCompany"
        chosen={calculator.given.gridCompany !== undefined}
        label={m.calculator_grid_company()}
        help={state.gridCompany === null ? m.calculator_grid_company_help() : standingText(chosen)}
        options={[...guess, ...here.map(({ gln, name }) => ({ value: gln, label: name }))]}
        value={isHere ? (state.gridCompany ?? '') : ''}
        onChange={(event) => set('gridCompany', event.currentTarget.value || null)}
      />
    </InputGroup>
  );
}

/** How sure the company's tariffs are, where they are not. */
function standingText({ standing }: GridTariff): string | undefined {
  switch (standing.tariff) {
    case 'verified':
      return undefined;
    case 'secondary':
      return m.calculator_grid_company_secondary();
    case 'derived':
      return m.calculator_grid_company_derived();
    case 'doubtful':
      return m.calculator_grid_company_doubtful();
    case 'missing':
      return m.calculator_grid_company_missing();
  }
}
