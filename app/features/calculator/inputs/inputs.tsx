import type { ReactNode } from 'react';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { firstTouch } from '../first-touch.ts';
import { calculated, type InputProps } from './input-props.ts';
import { PlaceInputs } from './place-inputs.tsx';
import { RoofInputs } from './roof-inputs.tsx';
import { UseInputs } from './use-inputs.tsx';

const InputTools = latePart({ load: () => import('../depth/input-tools.tsx'), when: firstTouch });
// The last four groups, which nobody sees at once.
const StandingInputs = latePart({
  load: () => import('./standing-inputs.tsx'),
  when: firstTouch,
  drawnFrom: calculated,
});
const PanelInputs = latePart({
  load: () => import('./panel-inputs.tsx'),
  when: firstTouch,
  drawnFrom: calculated,
});
const BatteryInputs = latePart({
  load: () => import('./battery-inputs.tsx'),
  when: firstTouch,
  drawnFrom: calculated,
});
const PaymentInputs = latePart({
  load: () => import('./payment-inputs.tsx'),
  when: firstTouch,
  drawnFrom: calculated,
});

export type InputsProps = InputProps & { address: ReactNode; catalogue: Catalogue };

export function Inputs({ calculator, address, catalogue }: InputsProps) {
  return (
    <>
      <InputTools calculator={calculator} />
      <PlaceInputs calculator={calculator} address={address} />
      <RoofInputs calculator={calculator} />
      <UseInputs calculator={calculator} />
      <StandingInputs calculator={calculator} />
      <PanelInputs calculator={calculator} catalogue={catalogue} />
      <BatteryInputs calculator={calculator} />
      <PaymentInputs calculator={calculator} />
    </>
  );
}
