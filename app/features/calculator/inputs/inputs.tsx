import type { ReactNode } from 'react';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import { BatteryInputs } from './battery-inputs.tsx';
import type { InputProps } from './input-props.ts';
import { PanelInputs } from './panel-inputs.tsx';
import { PaymentInputs } from './payment-inputs.tsx';
import { PlaceInputs } from './place-inputs.tsx';
import { RoofInputs } from './roof-inputs.tsx';
import { UseInputs } from './use-inputs.tsx';

export type InputsProps = InputProps & { address: ReactNode; catalogue: Catalogue };

export function Inputs({ calculator, address, catalogue }: InputsProps) {
  return (
    <>
      <PlaceInputs calculator={calculator} address={address} />
      <RoofInputs calculator={calculator} />
      <UseInputs calculator={calculator} />
      <PanelInputs calculator={calculator} catalogue={catalogue} />
      <BatteryInputs calculator={calculator} />
      <PaymentInputs calculator={calculator} />
    </>
  );
}
