import type { CostPrice, PriceBook } from '../quote/price-book.ts';

// Example figures, not a real firm's. Set so that on a tiled detached house 6 kWp costs about 70,000 and
// 10 kWp about 105,000 DKK incl. VAT, and a battery of 10 kWh about 48,000 more (calculation rules, section 5).

/** @param costDkk [DKK excl. VAT] */
const price = (costDkk: number, markupPercent: number): CostPrice => ({
  costOre: Math.round(costDkk * 100),
  markupPercent,
});

export const EXAMPLE_PRICE_BOOK: PriceBook = {
  id: '2026-11-example',
  name: 'Eksempelpriser november 2026',
  isExample: true,
  validFrom: '2026-11-01',
  vatPercent: 25,
  panels: {
    'TWMND-54HS440': price(1160, 25),
    'JAM54D40-445/GB': price(1180, 25),
    'JAM54D40-460/LB': price(1240, 25),
    'LR5-54HTH-440M': price(1200, 25),
    'LR5-54HTH-450M': price(1240, 25),
    'AIKO-A460-MAH54Mw': price(1400, 25),
    'REC430AA Pure-R': price(1640, 25),
    'Q.TRON BLK M-G2+ 440': price(1320, 25),
    'CS6.2-48TD-450': price(1200, 25),
    'TSM-NEG9R.28': price(1190, 25),
    'JKM440N-54HL4R-B': price(1170, 25),
  },
  inverters: {
    'example-hybrid-3': price(7000, 25),
    'example-hybrid-4': price(7700, 25),
    'example-hybrid-5': price(8400, 25),
    'example-hybrid-6': price(9100, 25),
    'example-hybrid-8': price(10500, 25),
    'example-hybrid-10': price(12000, 25),
    'example-hybrid-12': price(13600, 25),
    'example-hybrid-15': price(16000, 25),
    'example-hybrid-20': price(20000, 25),
  },
  batteries: {
    'example-battery-5': price(15360, 25),
    'example-battery-8': price(23680, 25),
    'example-battery-10': price(29440, 25),
    'example-battery-15': price(42240, 25),
  },
  mounting: {
    tile: price(928, 25),
    slate: price(1200, 25),
    'fibre-cement': price(960, 25),
    felt: price(1040, 25),
    metal: price(800, 25),
    flat: price(1120, 25),
    thatch: price(0, 0),
  },
  baseWork: price(4000, 25),
  scaffold: {
    detached: price(2800, 25),
    terraced: price(2400, 25),
    farmhouse: price(4400, 25),
    'holiday-home': price(2000, 25),
    other: price(3200, 25),
  },
  cablePerM: price(64, 25),
  includedCableM: 5,
  electricalBoard: price(8800, 25),
  travel: [
    { id: 'standard', postcodes: [], price: price(480, 25) },
    { id: 'bornholm', postcodes: [{ from: '3700', to: '3799' }], price: price(4800, 25) },
    {
      id: 'islands',
      // Samsø, Læsø, Fanø, Ærø
      postcodes: [
        { from: '8305', to: '8305' },
        { from: '9940', to: '9940' },
        { from: '6720', to: '6720' },
        { from: '5960', to: '5985' },
      ],
      price: price(2400, 25),
    },
  ],
  // 14 panels down and up again: 8,000 + 14 · 600 = 16,400 DKK excl. VAT.
  roofWork: { base: price(6400, 25), perPanel: price(480, 25) },
  adjustments: [],
};
