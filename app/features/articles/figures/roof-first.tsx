import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, signedKr } from '../../../../words/format.ts';
import { Amount, inHundreds, Time } from './amounts.tsx';
import roof from './roof-first.build.ts';

/** Removing the panels for a new roof and remounting them, in running text. */
export function DownAndUp() {
  return <Amount dkk={roof.roofWorkDkk} />;
}

export function Panels() {
  return decimal(roof.numberOfPanels, getLocale());
}

/** Payback of the example with a sound roof, or with one that is replaced in year 8. */
export function Payback({ roof: kind }: { roof: 'sound' | 'changed' }) {
  const inYears = kind === 'sound' ? roof.paybackYears : roof.paybackWithRenewalYears;
  return <Time inYears={inYears ?? 25} />;
}

/** How much more or less the same system costs than on tiles. */
export function AgainstTile({ type }: { type: keyof typeof roof.againstTileDkk }) {
  return signedKr(inHundreds(roof.againstTileDkk[type]), getLocale());
}
