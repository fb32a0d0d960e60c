import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { gridCompanies, largestGridCompany } from '../../../../engine/tariff/grid-companies.ts';
import { PinIcon } from '../../../ui/icons.tsx';
import type { InputProps } from './input-props.ts';
import { InputGroup } from './input-group.tsx';
import { SelectInput } from './select-input.tsx';

/** The address field comes from outside: it is a feature of its own, used on several pages. */
export function PlaceInputs({ calculator, address }: InputProps & { address: ReactNode }) {
  const { state, set, run } = calculator;
  const { priceZone, gridCompany } = run.input;
  const here = gridCompanies.filter(({ zone }) => zone === priceZone);
  const chosen = here.find(({ gln }) => gln === gridCompany) ?? largestGridCompany(priceZone);
  return (
    <InputGroup
      icon={<PinIcon size={18} />}
      title={m.calculator_group_place()}
      fact={m.calculator_place_fact({ zone: priceZone, company: shortName(chosen.name) })}
    >
      {address}
      <input type="hidden" name="lat" value={state.lat} />
      <input type="hidden" name="lon" value={state.lon} />
      <input type="hidden" name="postcode" value={state.postcode ?? ''} />
      <SelectInput
        name="gridCompany"
        chosen={calculator.given.gridCompany !== undefined}
        label={m.calculator_grid_company()}
        help={state.gridCompany === null ? m.calculator_grid_company_help() : undefined}
        options={[
          {
            value: '',
            label: m.calculator_grid_company_largest({
              company: shortName(largestGridCompany(priceZone).name),
            }),
          },
          ...here.map(({ gln, name }) => ({ value: gln, label: name })),
        ]}
        value={here.some(({ gln }) => gln === state.gridCompany) ? (state.gridCompany ?? '') : ''}
        onChange={(event) => set('gridCompany', event.currentTarget.value || null)}
      />
    </InputGroup>
  );
}

/** Without the number of the company's area, which only tells two of them apart in the list. */
function shortName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}
