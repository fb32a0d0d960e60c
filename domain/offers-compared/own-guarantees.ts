import type { GuaranteedPart } from './received-offer.ts';

type OwnGuarantees = Readonly<Record<GuaranteedPart, number>> & {
  readonly validFrom: string;
  readonly isExample: boolean;
};

/**
 * What our own offer guarantees [years], to stand beside what other firms write. Source: an example until there is a
 * company behind the site, within what makers and firms commonly give (usual-guarantees.ts).
 */
export const OWN_GUARANTEES: OwnGuarantees = {
  panels: 25,
  inverter: 10,
  work: 5,
  validFrom: '2026-11-01',
  isExample: true,
};
