import type { IncludedItem } from './received-offer.ts';

// The words by which offers name what belongs to a system, in Danish and English, as they are spelt and misspelt.

/** How an inverter is called and misspelt. */
export const INVERTER_WORD = String.raw`inv?ertt?er|inv[aeiou]?r?tt?[aeo]r|vekselretter|omformer`;

/** Makers whose models stand for an inverter where nobody calls it one. */
export const INVERTER_MAKE =
  /\b(?:inverter\w*|vekselretter\w*|huawei|fronius|sungrow|solaredge|growatt|goodwe|solis|kostal|sma|solax|deye|fox ?ess|sigenergy|sofar|enphase|victron|solplanet|ginlong|sunsynk|hoymiles|apsystems|fimer|kaco|saj|ferroamp|afore|hinen|sunways|sun2000)\b(?![^;,]{0,40}\b(?:batteri|battery|kwh|optim|lader|charger|måler|meter|dongle))/i;

/** Who takes a registration. */
const GRID = [
  'energinet\\w*',
  'stamdata\\w*',
  'net(?:sel?skab|virksomhed|ejer)\\w*',
  'el(?:sel?skab|net)\\w*',
  'nettet',
  'grid',
  'network',
  'net(?:work)? compan\\w+',
  'utility',
  'dso',
  'authorit\\w+',
  'myndighed\\w*',
  // Danish companies that own a grid.
  'n1',
  'radius',
  'cerius',
  'trefor',
  'konstant',
  'evonet',
  'dinel',
  'nke',
  'l-net',
  'elinord',
  'vores elnet',
  'flow elnet',
  'nord energi\\w*',
  'ravdex',
  'zeanet',
].join('|');
const TO_GRID = String.raw`(?:(?:\S+ ){0,5}?)(?:with|w\.|to|at|of|hos|i|til|ved) (?:\S+ ){0,2}?(?:${GRID})(?![\wæøå])`;

const LISTS: Readonly<Record<IncludedItem, readonly string[]>> = {
  inverter: [String.raw`\w*(?:${INVERTER_WORD})\w*`, '(?<=\\dk?w )hybrid(?! ?(?:batt|pack))'],
  mounting: [
    'assembl(?:y|ed|ing)',
    'all[- ]in(?:clusive)?(?! all)',
    'alt (?:er )?(?:med(?= i prisen|[.,!]|$)|iberegnet)',
    '(?:levere|deliver)\\w* (?:og|and) (?:lægge|sætte|fit|put|mount)\\w*',
    'lægge[rs]? [^.,;]{0,50} på (?:[\\wæøå]+ ){0,3}[\\wæøå]*tag(?:et)?',
    'mont?err?(?:ing|et|es|e)\\w*',
    'montage\\w*',
    'opsæt\\w*',
    'installation(?:en)?(?! (?:company|of the battery))',
    'installer(?:es?|et|ing)',
    'install(?:s|ed|ing)?',
    'opsat',
    'sat op',
    'sætte(?:s|r)? (?:[\\wæøå]+ ){0,3}op',
    'skrue[rs]? (?:[\\wæøå]+ ){0,3}(?:op|fast)',
    'lægge[rs]? (?:[\\wæøå]+ ){0,3}(?:op|på taget)',
    'nøglefærdig\\w*',
    'mount(?:s|ing|ed)?',
    'fitt(?:ing|ed)',
    'put(?:s|ting)? (?:\\w+ ){0,3}(?:up|on the roof)',
    'turn-?key',
    'roof work',
    'tagarbejde\\w*',
    'arbejde\\w* på taget',
    'alt (?:er )?inkl(?:usive|uderet)',
    'everything (?:is )?included',
  ],
  scaffold: [
    String.raw`\w*still?ads\w*`,
    '(?:person|bom|teleskop)?(?<!(?:n.t|not|to|ikke) )lift(?! (?:a|en|your|jeres) finger| ladder)',
    'scaff?old\\w*',
  ],
  registration: [
    'tilmeld\\w*(?! af betal)',
    'indmeld\\w*',
    'indberet\\w* (?:til|hos)',
    'myndighedsbehandling\\w*',
    'ansøg\\w* (?:til|hos)',
    'net\\s?(?:an|ind|til)meld\\w*',
    'netansøg\\w*',
    'anmeld(?:else|es|er|t)\\w*',
    'melde[rs]? (?:[\\wæøå]+ ){0,3}(?:til|hos|ind)',
    'papir(?:arbejd|er(?:ne)?)\\w*',
    'paperwork',
    '(?:netselskab|energinet|grid company|elnet)\\w*(?=\\s*:)',
    'stamdataregist\\w*',
    'registrering\\w*(?! af garanti)',
    'nettilslutning\\w*',
    'tilslutning(?:en)? til (?:el)?net\\w*',
    'færdigmeld\\w*',
    '(?<!(?:after|company|product|warranty|vat) )registration(?! (?:number|no|of (?:the )?(?:warranty|guarantee)))',
    'grid (?:connection|application|approval|notification)',
    'dso (?:\\w+ )?(?:notification|application)',
    String.raw`(?:regist(?:er|re)|notif|inform|report|appl(?:y|ication))\w* ${TO_GRID}`,
    String.raw`notif(?:y|ying|ication)\w*(?: (?:to|of))?(?: the)? (?:${GRID})`,
  ],
  board: [
    String.raw`\w*(?:el|gruppe|måler?|sikrings)tavle\w*|(?:måler?|tavle|el)skab\w*`,
    'tavle\\w*',
    'ny (?:el)?gruppe',
    'sikringsgruppe\\w*',
    '(?:hp?fi|rcd|rcbo)(?:-\\w+)?',
    'fejlstrøms\\w*',
    'consumer unit',
    'distribution board',
    'switch ?board',
    'fuse ?(?:box|board)',
    'breaker (?:box|panel)',
    '(?:electric(?:al|ity)?|main|meter) (?:board|panel|cabinet|cupboard|cabin)',
    '(?<!on )board(?! (?:of|member))',
    'new (?:circuit|group)',
    'el[- ]?(?:arbejde|installation|tilslutning|delen)\\w*',
    'el?le?k?tri[kg]er\\w*',
    'elinstallatør\\w*',
    'electrical (?:connection|work|installation)',
    '(?<!your own )(?:electrician|sparky)\\w*',
  ],
  travel: [
    'kørs(?:el|l)\\w*',
    'transport(?:en)?(?! af paneler)',
    'oprydning\\w*',
    'rydder op',
    'kører (?:\\S+ ){0,4}(?:uden beregning|gratis)',
    'bortskaffelse\\w*',
    'travel(?:ling|ing)?',
    'driving',
    'mileage',
    'call-?out',
    'clean(?:ing)?[- ]?up',
    'tidying',
    'ferry',
  ],
};

const patternOf = (list: readonly string[]) =>
  new RegExp(list.map((word) => String.raw`(?<![\wæøå])(?:${word})(?![\wæøå])`).join('|'), 'gi');

/** How each thing is named. */
export const WORDS = Object.fromEntries(
  Object.entries(LISTS).map(([item, list]) => [item, patternOf(list)]),
) as unknown as Readonly<Record<IncludedItem, RegExp>>;

/** Is not the thing itself, but whoever leaves it out leaves out the thing. */
export const PART_OF: Readonly<Partial<Record<IncludedItem, RegExp>>> = {
  mounting: /\b(?:montage)?skinner\w*|\btagkrog\w*|\b\w*beslag\w*|\bstativ\w*|\brails\b/gi,
};

/** What stores electricity. */
export const BATTERY_WORD =
  /(?<![\wæøå])[\wæøå]{0,12}batt?e?rr?(?:i|y)|\benergilager|\bellager|\bstorage\b/i;
