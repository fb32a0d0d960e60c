/** Where a source that is named in our texts can be read; a name in both languages where it has two. */
const PLACES: readonly { readonly href: string; readonly names: readonly string[] }[] = [
  {
    href: 'https://www.energidataservice.dk/tso-electricity/DayAheadPrices',
    names: ['DayAheadPrices'],
  },
  {
    href: 'https://www.energidataservice.dk/tso-electricity/DatahubPricelist',
    names: ['DatahubPricelist'],
  },
  {
    href: 'https://www.energidataservice.dk/tso-electricity/ConsumptionDE35Hour',
    names: ['ConsumptionDE35Hour'],
  },
  { href: 'https://elpris.dk', names: ['elpris.dk'] },
  { href: 'https://solar.htw-berlin.de/', names: ['HTW Berlin'] },
  { href: 'https://re.jrc.ec.europa.eu/pvg_tools/en/', names: ['PVGIS 5.3', 'PVGIS'] },
  {
    href: 'https://www.retsinformation.dk/eli/lta/2020/1321',
    names: ['Elafgiftsloven § 6', 'Electricity Tax Act § 6'],
  },
  {
    href: 'https://www.ft.dk/ripdf/samling/20251/lovforslag/l24/20251_l24_som_fremsat.pdf',
    names: ['L 24'],
  },
  {
    href: 'https://www.retsinformation.dk/eli/lta/2024/209',
    names: ['Momsloven § 33', 'VAT Act § 33'],
  },
  {
    href: 'https://info.skat.dk/data.aspx?oid=1975603',
    names: ['Ligningsloven § 8 P', 'Tax Assessment Act § 8 P'],
  },
  {
    href: 'https://www.pwc.dk/da/artikler/2025/10/nye-afgoerelser-praeciserer-reglerne-for-haandvaerker-og-servicefradraget.html',
    names: ['PwC'],
  },
  { href: 'https://info.skat.dk/data.aspx?oid=2397989', names: ['SKM2024.367.SR'] },
  {
    href: 'https://doi.org/10.1016/S0927-0248(00)00408-6',
    names: ['Martin og Ruiz 2001', 'Martin & Ruiz 2001'],
  },
  { href: 'https://doi.org/10.1002/pip.813', names: ['Faiman 2008'] },
  {
    href: 'https://doi.org/10.1016/j.solmat.2011.01.020',
    names: ['Koehl m.fl. 2011', 'Koehl et al. 2011'],
  },
  { href: 'https://doi.org/10.2172/919131', names: ['King m.fl. 2004', 'King et al. 2004'] },
  { href: 'https://www.nrel.gov/docs/fy14osti/62641.pdf', names: ['Dobos 2014'] },
  { href: 'https://doi.org/10.15129/9ab14b0e-19ac-4279-938f-27f643078cec', names: ['REFIT'] },
];

const BY_NAME = new Map(
  PLACES.flatMap(({ href, names }) => names.map((name) => [name, href] as const)),
);

/** In the list's order: «PVGIS 5.3» has to stand before «PVGIS». */
const ANY_NAME = new RegExp(
  `\\b(${[...BY_NAME.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')})\\b`,
);

export type SourcePart = {
  readonly text: string;
  /** null: words that lead nowhere. */
  readonly href: string | null;
};

/** A source as it is written, its names of public sources leading to where they can be read. */
export function sourceParts(text: string): readonly SourcePart[] {
  return text
    .split(ANY_NAME)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, href: BY_NAME.get(part) ?? null }));
}

/** Where all that is named in some texts can be read, for paper: each site with what stands there. */
export function writtenPlaces(texts: readonly string[]): string {
  const bySite = new Map<string, ReadonlySet<string>>();
  for (const { text, href } of texts.flatMap(sourceParts)) {
    if (href === null) continue;
    const site = new URL(href).hostname.replace(/^www\./, '');
    bySite.set(site, new Set([...(bySite.get(site) ?? []), text]));
  }
  return [...bySite].map(([site, names]) => `${site} (${[...names].join(', ')})`).join(', ');
}
