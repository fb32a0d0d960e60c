import { EXAMPLE_CONTEXT, exampleEstimate } from '../../../../domain/example-house.ts';

const WISHED_KWP = [4, 6, 8, 10, 12] as const;
const BATTERY_KWH = 10;

function priced(wishedKwp: number) {
  const alone = exampleEstimate({ peakPower: wishedKwp });
  const both = exampleEstimate({
    peakPower: wishedKwp,
    interestedInBattery: true,
    batteryCapacityKwh: BATTERY_KWH,
  });
  return {
    wishedKwp,
    peakPowerKwp: alone.system.peakPower,
    numberOfPanels: alone.system.numberOfPanels,
    roofAreaM2: alone.system.roofAreaUsedM2,
    annualKwh: alone.yield.annualKwh,
    priceDkk: alone.price.totalPrice,
    withBatteryDkk: both.price.totalPrice,
    perKwpDkk: alone.price.totalPrice / alone.system.peakPower,
    ownUseShare: alone.energy.selfConsumptionShare,
    savingDkk: alone.savings.tenYearMeanDkk,
    paybackYears: alone.economy.paybackYears,
  };
}

const sizes = WISHED_KWP.map(priced);
const plain = exampleEstimate({});
const more = (changes: Parameters<typeof exampleEstimate>[0]) =>
  exampleEstimate(changes).price.totalPrice - plain.price.totalPrice;

export default {
  priceBookFrom: EXAMPLE_CONTEXT.priceList.validFrom,
  batteryKwh: BATTERY_KWH,
  sizes,
  /** What the house itself adds to the price of 6 kWp [DKK incl. VAT]. */
  extras: {
    oldBoardDkk: more({ electricalBoardOld: true }),
    tenMetresOfCableDkk: more({ cableLengthToRoof: 15 }),
    farmhouseDkk: more({ buildingType: 'farmhouse' }),
    slateDkk: more({ roofType: 'slate' }),
    bornholmDkk: more({ postcode: '3700' }),
  },
  /** One panel more while the scaffold stands [DKK incl. VAT]. */
  onePanelDkk:
    exampleEstimate({ calculatedNumberOfPanels: 14 }).price.totalPrice -
    exampleEstimate({ calculatedNumberOfPanels: 13 }).price.totalPrice,
  kwhPerKwp: plain.yield.kwhPerKwp,
  inverterDkk: plain.economy.events.find(({ kind }) => kind === 'inverter')?.costDkk ?? 0,
  upkeepDkk: plain.price.totalPrice * 0.005,
};
