import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import type { PriceLine } from '../../engine/estimate-figures.ts';

export type ProductSize = { readonly value: number; readonly unit: 'W' | 'kW' | 'kWh' };

export type ReportPriceLine = {
  readonly code: string;
  /** The product's make, if it has one; the catalogue's examples have none. */
  readonly make: string | null;
  /** What distinguishes products of the same kind; null for work. */
  readonly size: ProductSize | null;
  readonly quantity: number;
  readonly unit: PriceLine['unit'];
  /** [øre excl. VAT] */
  readonly unitPriceOre: number;
  /** [øre excl. VAT] */
  readonly totalOre: number;
  /** Of a quote's discount: why it is given, as its customer reads it. */
  readonly reason?: string;
};

type Product = Pick<ReportPriceLine, 'make' | 'size'>;

const NO_PRODUCT: Product = { make: null, size: null };
const exampleOf = (value: number, unit: ProductSize['unit']): Product => ({
  make: null,
  size: { value, unit },
});

/** The quote's lines with the products' names. */
export function priceLines(
  { quote }: Pick<EstimateRun, 'quote'>,
  { catalogue }: EstimateContext,
): readonly ReportPriceLine[] {
  const productOf = (code: string, item: string | null): Product => {
    switch (code) {
      case 'panel': {
        const panel = catalogue.panels.find(({ model }) => model === item);
        return panel
          ? { make: panel.manufacturer, size: { value: panel.peakPowerW, unit: 'W' } }
          : NO_PRODUCT;
      }
      case 'inverter': {
        const inverter = catalogue.inverters.find(({ id }) => id === item);
        return inverter ? exampleOf(inverter.acPowerW / 1000, 'kW') : NO_PRODUCT;
      }
      case 'battery': {
        const battery = catalogue.batteries.find(({ id }) => id === item);
        return battery ? exampleOf(battery.usableKwh, 'kWh') : NO_PRODUCT;
      }
      default:
        return NO_PRODUCT;
    }
  };
  return quote.lines.map(({ code, item, quantity, unit, unitPriceOre, totalOre }) => ({
    code,
    ...productOf(code, item),
    quantity,
    unit,
    unitPriceOre,
    totalOre,
  }));
}
