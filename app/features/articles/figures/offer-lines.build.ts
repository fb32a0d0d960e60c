import { EXAMPLE_CONTEXT, exampleEstimate } from '../../../../domain/example-house.ts';

const {
  price,
  system,
  yield: sun,
} = exampleEstimate({
  interestedInBattery: true,
  batteryCapacityKwh: 10,
});

/** Lines in the order of the report, excl. VAT as there. */
export default {
  priceBookFrom: EXAMPLE_CONTEXT.priceList.validFrom,
  lines: price.lines.map(({ code, quantity, total }) => ({ code, quantity, totalDkk: total })),
  totalExVatDkk: price.totalExVat,
  vatDkk: price.vat,
  totalDkk: price.totalPrice,
  peakPowerKwp: system.peakPower,
  batteryKwh: system.batteryUsableKwh,
  annualKwh: sun.annualKwh,
  kwhPerKwp: sun.kwhPerKwp,
  oldBoardDkk:
    exampleEstimate({ electricalBoardOld: true }).price.totalPrice -
    exampleEstimate({}).price.totalPrice,
};
