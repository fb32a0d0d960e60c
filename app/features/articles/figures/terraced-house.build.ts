import { exampleEstimate } from '../../../../domain/example-house.ts';

const USE_KWH = 3500;

function terraced(peakPower: number) {
  const { system, energy, price, savings, economy } = exampleEstimate({
    buildingType: 'terraced',
    annualConsumptionKwh: USE_KWH,
    peakPower,
  });
  return {
    numberOfPanels: system.numberOfPanels,
    ownUseShare: energy.selfConsumptionShare,
    priceDkk: price.totalPrice,
    perKwpDkk: price.totalPrice / system.peakPower,
    savingDkk: savings.tenYearMeanDkk,
    paybackYears: economy.paybackYears,
  };
}

/** A terraced house of its own roof and meter, a smaller use than the detached one's. */
export default { useKwh: USE_KWH, small: terraced(3), usual: terraced(4), large: terraced(6) };
