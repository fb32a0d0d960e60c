import { exampleEstimate } from '../../../../domain/example-house.ts';
import { DEFAULT_ASSUMPTIONS } from '../../../../engine/data/default-assumptions.ts';
import { REDUCED_TAX } from '../../../../engine/data/electricity-tax.ts';
import { HEAT_PUMP_KWH } from '../../../../engine/data/fixed-figures.ts';
import type { EstimateFigures } from '../../../../engine/estimate-figures.ts';

const figuresOf = ({ energy, price, savings, economy }: EstimateFigures) => ({
  useKwh: energy.consumptionKwh,
  productionKwh: energy.productionKwh,
  directKwh: energy.directKwh,
  ownUseShare: energy.selfConsumptionShare,
  coveredShare: energy.selfSufficiencyShare,
  priceDkk: price.totalPrice,
  savingDkk: savings.tenYearMeanDkk,
  firstYearDkk: savings.firstYearDkk,
  paybackYears: economy.paybackYears,
});

const heated = exampleEstimate({ heatPump: true });
const heatedWithBattery = exampleEstimate({ heatPump: true, interestedInBattery: true });

export default {
  heatPumpKwh: HEAT_PUMP_KWH.value,
  plain: figuresOf(exampleEstimate({})),
  heated: figuresOf(heated),
  heatedLarge: figuresOf(exampleEstimate({ heatPump: true, peakPower: 10 })),
  /** The same house and pump, heated by something else in the register: the full tax on every kWh. */
  heatedFullTax: figuresOf(exampleEstimate({ heatPump: true, electricallyHeated: false })),
  battery: {
    addedPriceDkk: heatedWithBattery.verdict.battery.addedPriceDkk,
    addedSavingDkk: heatedWithBattery.verdict.battery.addedTenYearMeanDkk,
  },
  /** January first [kWh]. */
  months: heated.energy.monthly.map(({ consumptionKwh, productionKwh, directKwh }) => ({
    useKwh: consumptionKwh,
    productionKwh,
    directKwh,
  })),
  /** Between the full rate of 2028 and the reduced one, with VAT [DKK/kWh]. */
  taxGapDkkPerKwh:
    (DEFAULT_ASSUMPTIONS.electricityTaxFrom2028DkkPerKwh - REDUCED_TAX.dkkPerKwh) * 1.25,
};
