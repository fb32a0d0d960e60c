import { charge, tariff, type GridCompany } from './grid-company.ts';

/** Grid companies of DK2. Source and day: sources.ts. */
export const EASTERN_GRID_COMPANIES: readonly GridCompany[] = [
  {
    gln: '5790000705184',
    name: 'Cerius',
    areas: ['740'],
    zone: 'DK2',
    code: '30TR_C_ET',
    tariffs: [
      tariff('winter', '2025-10-01', [0.106463, 0.319389, 0.958167], 'verified'),
      tariff('summer', '2026-04-01', [0.115336, 0.173004, 0.449811], 'verified'),
      tariff('winter', '2026-10-01', [0.115336, 0.346008, 1.038025], 'verified'),
      tariff('summer', '2027-04-01', [0.115336, 0.173004, 0.449811], 'verified'),
    ],
    subscription: charge('2026-04-01', 48.245713, 'verified'),
    feedIn: charge('2026-04-01', 0.008429, 'secondary'),
  },
  {
    gln: '5790000836239',
    name: 'Elektrus',
    areas: ['757'],
    zone: 'DK2',
    code: '6000091',
    tariffs: [
      tariff('summer', '2026-08-01', [0.0649, 0.0974, 0.2531], 'secondary'),
      tariff('winter', '2026-10-01', [0.0649, 0.1947, 0.5841], 'derived'),
    ],
    subscription: null,
    feedIn: charge('2026-01-01', 0.0011, 'secondary'),
  },
  {
    gln: '5790000705689',
    name: 'Radius',
    areas: ['791'],
    zone: 'DK2',
    code: 'DT_C_01',
    tariffs: [
      tariff('winter', '2025-10-01', [0.0976, 0.2929, 0.8788], 'verified'),
      tariff('summer', '2026-04-01', [0.106175, 0.159262, 0.414082], 'verified'),
      tariff('winter', '2026-10-01', [0.106175, 0.318524, 0.955573], 'verified'),
    ],
    subscription: charge('2026-04-01', 40.8351, 'verified'),
    feedIn: charge('2026-04-01', 0.004158, 'secondary'),
  },
  {
    gln: '5790000706686',
    name: 'TREFOR El-net Øst (Bornholm)',
    areas: ['911'],
    zone: 'DK2',
    code: '46',
    tariffs: [
      tariff('summer', '2026-04-01', [0.0947, 0.142, 0.3692], 'secondary'),
      tariff('winter', '2026-10-01', [0.0947, 0.284, 0.852], 'secondary'),
    ],
    subscription: null,
    feedIn: charge('2026-04-01', 0.0318, 'secondary'),
  },
  {
    gln: '5790001089375',
    name: 'Zeanet',
    areas: ['860'],
    zone: 'DK2',
    code: '43110',
    tariffs: [
      tariff('summer', '2026-04-01', [0.0794, 0.1191, 0.3098], 'secondary'),
      tariff('winter', '2026-10-01', [0.0794, 0.2382, 0.7146], 'derived'),
    ],
    subscription: charge('2026-09-01', 49.75, 'verified'),
    feedIn: null,
  },
];
