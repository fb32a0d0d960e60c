import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { Amount, Share, Time } from './amounts.tsx';
import terraced from './terraced-house.build.ts';

type Size = 'small' | 'usual' | 'large';

export function Panels({ size }: { size: Size }) {
  return decimal(terraced[size].numberOfPanels, getLocale());
}

export function Price({ size }: { size: Size }) {
  return <Amount dkk={terraced[size].priceDkk} />;
}

export function OwnUse({ size }: { size: Size }) {
  return <Share of={terraced[size].ownUseShare} />;
}

export function Saving({ size }: { size: Size }) {
  return <Amount dkk={terraced[size].savingDkk} />;
}

export function Payback({ size }: { size: Size }) {
  return <Time inYears={terraced[size].paybackYears ?? 25} />;
}
