import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { Amount, inHundreds, Share, SmallEnergy, Time } from './amounts.tsx';
import figures from './electric-car.build.ts';

const { plans, withoutCar } = figures;
type Home = keyof typeof plans | 'large' | 'refundLost';

const homeOf = (home: Home) =>
  home === 'large' || home === 'refundLost' ? figures[home] : plans[home];

/** What the car uses in a year. */
export function CarUse() {
  return <SmallEnergy inKwh={figures.carKwh} />;
}

export function OwnUse({ home }: { home: Home | 'withoutCar' }) {
  return <Share of={home === 'withoutCar' ? withoutCar.ownUseShare : homeOf(home).ownUseShare} />;
}

/** What the panels save a year, against the same house that charges in the same way without them. */
export function Saving({ home }: { home: Home | 'withoutCar' }) {
  return <Amount dkk={home === 'withoutCar' ? withoutCar.savingDkk : homeOf(home).savingDkk} />;
}

export function Payback({ home }: { home: Home | 'withoutCar' }) {
  const years = home === 'withoutCar' ? withoutCar.paybackYears : homeOf(home).paybackYears;
  return <Time inYears={years ?? 25} />;
}

export function Price({ home }: { home: Home }) {
  return <Amount dkk={homeOf(home).priceDkk} />;
}

/** The first year's bill, with or without panels. */
export function Bill({ home, panels }: { home: Home; panels: boolean }) {
  const { billBeforeDkk, billAfterDkk } = homeOf(home);
  return <Amount dkk={panels ? billAfterDkk : billBeforeDkk} />;
}

/** What a house without panels saves by charging in the cheap hours. */
export function CheapHoursGain() {
  return <Amount dkk={plans['on-arrival'].billBeforeDkk - plans['cheap-hours'].billBeforeDkk} />;
}

/** Of the sun, into the car, a year. */
export function SunInCar() {
  return <SmallEnergy inKwh={figures.sunInCarKwh} />;
}

export function SunInCarShare() {
  return <Share of={figures.sunInCarShare} />;
}

/** How far the car drives on it, in whole hundreds of kilometres. */
export function SunKm() {
  return `${decimal(inHundreds(figures.sunInCarShare * figures.kmPerYear), getLocale())}\u00a0km`;
}
