import { countBefore, countedSizes, INVERTERS } from './counted-size.ts';
import {
  fieldNumber,
  NUMBER,
  numberIn,
  readingOf,
  sentencesOf,
  unanimous,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';
import { READY, readBattery } from './read-battery.ts';
import { BATTERY_WORD as BATTERY, INVERTER_MAKE, INVERTER_WORD } from './thing-words.ts';
import { near, numbers, partOf, within } from './size-in-line.ts';

const PANEL_WORD = String.raw`(?:(?:sol(?:celle)?panel|solcellemodul|solar ?panel|pann?e?l|modul)(?:er|erne|et|e|s|es)?|solceller?(?:ne)?)(?![\wæøå])`;
const PIECES = String.raw`(?:stk\.?|styk|pcs\.?|pieces?(?: of)?|x|×)`;
/** A count: no measure, no number of a list, no part of a sum. */
const COUNT = String.raw`(?<![\d.,\wæøå]|\+\s?|\b(?:pos|nr)\.?\s?)(\d{1,2})(?!\d|[.,)]|\s*-?\s*(?:k?wp?|kwh|kva|mm?|m²|cm|dage?|års?|uger?|days?|years?|yrs?|y|weeks?|rækker|strenge|rows|strings|%|percent|procent|pct|kr)(?![\wæøå]))`;
/** Between it and the panels: their make and power, but no other count. */
const MAKE = String.raw`(?:(?!\b\d{1,2}\s)[a-zæøåA-ZÆØÅ0-9.,\-/+ ]){0,40}?`;
const COUNTS = [
  String.raw`${COUNT}\s*${PIECES}?\s*(?:${MAKE}[\s-])?[a-zæøå]{0,12}${PANEL_WORD}`,
  // «14 stk. Jinko Tiger Neo 440 Wp»: nothing but a panel has its watts.
  String.raw`${COUNT}\s*${PIECES}\s+(?![^,;]{0,80}${PANEL_WORD})[^,;]{0,60}?\b\d{3}\s*-?\s*(?:wp?|watt)\b`,
  String.raw`${PANEL_WORD}(?:(?!\.\s)[^;\d]){0,20}(?:\d{3}\s*wp?\b(?:(?!\.\s)[^;\d]){0,20})?(?:(?:antal|quantity):?\s*|(?=\d{1,2}(?:[.,]0+)?\s*(?:stk|pcs)))(\d{1,2})\b`,
  String.raw`\b(?:antal\s+)?${PANEL_WORD}\s*[:=]\s*(\d{1,2})\b(?!\s*(?:år|years?|w|kw|%|[.,]\d))`,
  String.raw`\bantal\s+${PANEL_WORD}[\s.:_…-]+(\d{1,2})\b`,
  // «tyve (20) stk. 440 W moduler»
  String.raw`\((\d{1,2})\)\s*(?:${PIECES}\s)?[^,;]{0,60}?(?:${PANEL_WORD}|\b\d{3}\s*w)`,
  // «8 paneler mod øst og 8 mod vest (16 i alt)»
  String.raw`${COUNT}\s*(?:stk\.?\s*)?(?=(?:i alt|in total|in all|altogether|tilsammen)(?![\wæøå]))(?<=${PANEL_WORD}.{0,70})`,
  String.raw`(?<=(?<![\wæøå])(?:altså|dvs\.?|i alt|ialt|together|in all|a total of)\s)${COUNT}\s*(?:stk|pcs)`,
  String.raw`${COUNT}\s*[x×*]\s*(?=\d{3}\s*w)`,
  String.raw`${COUNT}\s*[x×*]\s*(?=[3-7]\d{2}(?![\d.,]|\s*(?:[a-zæøå]?m|x|×|kr|dkk|,-)))`,
  String.raw`(?<=\d{3}\s*wp?\s*)[x×*]\s*(\d{1,2})\b`,
  // «14 plader a 430w»: what a firm calls them, and their watts.
  String.raw`${COUNT}\s+(?:(?!inverter|vekselretter|optim)[^\d,;.:]){1,30}\b\d{3}\s*-?\s*(?:wp?|watt)\b`,
  // «15 new ones, 440 W each»
  String.raw`${COUNT}\s+(?:new ones|nye)(?![\wæøå])(?=.{0,30}\d{3}\s*w)`,
  // «Longi 430 W, 14 stk.»
  String.raw`(?<=\b\d{3} ?wp?, )(\d{1,2})\s?(?:stk|pcs)(?![\wæøå])`,
  // A line of its own.
  String.raw`^\W{0,5}antal\W{1,5}(\d{1,2})\s*stk\W*$`,
  // A table's row: the thing, and how many.
  String.raw`^\W{0,10}(?:[\wæøå-]{1,20}\s)?${PANEL_WORD}[\s|;]+${COUNT}(?!\s*[/–-]\s*\d)`,
].map((pattern) => new RegExp(pattern, 'gi'));
const inPiecesOf = (count: string) =>
  new RegExp(String.raw`(?<!\d)${count}\)?(?:[.,]0+)?\s*(?:stk|styk|pcs)`, 'i');
const COUNT_CELL =
  /^\s*(?:(?:antal|stk|quantity|qty)\b\W*)?(\d{1,2})(?:[.,]0+)?(?:\s*(?:stk|pcs)\.?)?\s*$/i;
/** Stands after the panels of one roof face or building among several. */
const PART =
  /^[\s,]*(?:mod|på|facing|on the)\s+(?:øst|vest|syd|nord|east|west|south|north|garage|carport|udhus)/i;
const WHOLE_BEFORE =
  /(?<![\wæøå])(?:i alt|ialt|samlet|total(?:t)?|in total|in all|altogether|together|tilsammen|altså|dvs\.?|sum|=)[^\d,;.]{0,25}$/i;
const WHOLE_AFTER =
  /^[^\d,;.]{0,20}(?<![\wæøå])(?:i alt|ialt|in total|in all|total|altogether|tilsammen|sammenlagt)(?![\wæøå])/i;
/** Stands before the panels of one roof face or building. */
const PART_BEFORE =
  /(?<![\wæøå])(?:øst|vest|syd|nord|east|west|south|north|garage|carport|udhus)[a-zæøå]*[\s:]*$/i;
const PANEL_W =
  /(?<![\d.,])(?:\b|(?<=\d[x×*]))(\d{3})\s*-?\s*(?:(?:wp?|w?[wv]att?s?(?:peak)?)\b(?<!vat)|vat\b(?<=pann?e?l\w* (?:på|a|á|à) \d{3} ?vat)|['’]ere\b)/gi;
/** «13 x 425» */
const TIMES_W =
  /(?<![\d.,])\d{1,2}\s*[x×*]\s*([3-7]\d{2})(?![\d.,]|\s*(?:[a-zæøå]?m|x|×|kr|dkk|,-|k?w))/gi;
const KWP = new RegExp(String.raw`(${NUMBER})\s*kw\s*-?(?:p\b|peak)`, 'gi');
const KW = new RegExp(String.raw`(${NUMBER})\s*k(?:w|va)\b(?!\s*-?[ph]\b)`, 'gi');
/** «5 kW Solis» */
const KW_BEFORE = new RegExp(String.raw`(${NUMBER})\s?kw\s$`, 'gi');
/** An inverter's power in watts. */
const WATTS = new RegExp(String.raw`(${NUMBER})\s*(?:w|va)\b`, 'gi');
const INVERTER = new RegExp(String.raw`${INVERTER_WORD}|\dk?w hybrid(?! ?(?:batt|pack))`, 'i');
/** One under each panel, of some hundred watts. */
const MICRO = /mi[ck]ro/i;
const GUARANTEE = /garanti|guarantee|warrant/i;
/** In a model's name, and its unit [kW]: a number before a K, one with a decimal, whole thousands of watts. */
const MODEL_POWERS = [
  [/(?<![\d.,])(\d{1,2}(?:\.\d)?)K[A-Z]{0,4}(?![a-zæøå\d])/g, 1],
  [/(?<![\d.,])(\d{1,2}\.\d)(?!\d|[.,]\d|\s*(?:%|kwh|år|m))/g, 1],
  [/(?<!\d|\d[.,])([3-9]\d00|[12]\d[05]00)(?![\d.,]|\s*(?:kr|dkk|,-))/g, 0.001],
] as const;
/** Watts of a panel that are made today. */
const PANEL_W_LIMITS = [200, 800] as const;

/** Panels, their power, inverter and battery. */
export function readSystem(lines: readonly OfferLine[]): readonly Reading[] {
  return [
    ...panelCount(lines),
    ...unanimous(panelPowersIn(lines)),
    ...unanimous(lines.flatMap((line) => numbers('saidKwp', line, KWP))),
    ...inverterKw(lines),
    ...readBattery(lines),
  ];
}

function panelPowersIn(lines: readonly OfferLine[]): readonly Reading[] {
  const inWatts = lines.flatMap(panelPowers);
  return inWatts.length > 0
    ? inWatts
    : lines.flatMap((line) => numbers('panelW', line, TIMES_W, isPanelPower));
}

/** An inverter under each panel has watts of its own. */
const panelPowers = (line: OfferLine) =>
  numbers('panelW', line, PANEL_W, isPanelPower).filter(
    ({ start }) => !MICRO.test(line.text.slice(Math.max(0, start - line.at - 25), start - line.at)),
  );

const isPanelPower = (watts: number) => watts >= PANEL_W_LIMITS[0] && watts <= PANEL_W_LIMITS[1];

function panelCount(lines: readonly OfferLine[]): readonly Reading[] {
  const found = lines.flatMap((line) =>
    COUNTS.flatMap((pattern) => numbers('panels', line, pattern, (count) => count >= 1))
      .filter(({ start }) => !GUARANTEE.test(line.text.slice(0, start - line.at)))
      .filter((reading) => !isOfBattery(line, reading))
      .map((reading) => ({
        reading,
        isWhole: isCalledWhole(line, reading),
        isPart:
          PART.test(line.text.slice(reading.end - line.at)) ||
          PART_BEFORE.test(line.text.slice(0, reading.start - line.at)),
        isInPieces: inPiecesOf(reading.value).test(line.text.slice(reading.start - line.at)),
      })),
  );
  if (found.length === 0) return unanimous(cellsBeside(lines));
  const called = found.filter(({ isWhole }) => isWhole);
  if (called.length > 0) return unanimous(called.map(({ reading }) => reading));
  const isSplit = found.filter(({ isPart }) => isPart).length > 1;
  // «8 paneler mod øst og 8 mod vest» are not eight; what is said of the whole still counts.
  const whole = found.filter(({ isPart }) => !(isPart && isSplit));
  // A number with «stk.» is a count; one without may be the row's own.
  const inPieces = whole.filter(({ isInPieces }) => isInPieces);
  return unanimous((inPieces.length > 0 ? inPieces : whole).map(({ reading }) => reading));
}

/** Two modules of 5 kWh are no panels. */
function isOfBattery({ text, at }: OfferLine, { start, end }: Reading): boolean {
  const counted = text.slice(start - at, end - at);
  const after = text.slice(end - at);
  if (/^[\s,(]*[\d.,]+\s*kwh/i.test(after)) return true;
  const isPanel = /panel|solcelle|\d\s*wp?\b/i.test(`${counted}${after.slice(0, 12)}`);
  const word = new RegExp(escaped(counted));
  const [part = ''] = partOf(text, word)
    .split(/\.\s+(?=[A-ZÆØÅ])/)
    .filter((sentence) => word.test(sentence));
  return !isPanel && /batter|\bkwh/i.test(part);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** «I alt 24 paneler» under what lies on two roofs. */
function isCalledWhole({ text, at }: OfferLine, { start, end }: Reading): boolean {
  return WHOLE_BEFORE.test(text.slice(0, start - at)) || WHOLE_AFTER.test(text.slice(end - at));
}

/** The count of a table: in a cell of the panels' row, or alone on the line above them or under them. */
function cellsBeside(lines: readonly OfferLine[]): readonly Reading[] {
  return lines.flatMap((line, index) => {
    if (line.text.search(PANEL_W) < 0) return [];
    const inRow = cellsAfter(line).flatMap(countIn);
    if (inRow.length > 0) return inRow.slice(0, 1);
    const beside = [lines[index - 1], lines[index + 1]].flatMap((next) =>
      next === undefined ? [] : countIn(next),
    );
    return beside.length === 1 ? beside : [];
  });
}

function countIn(line: OfferLine): readonly Reading[] {
  const match = COUNT_CELL.exec(line.text);
  return match === null ? [] : [readingOf('panels', match[1] ?? '', line, match)];
}

/** The cells of a row behind the one that names the panel's watts. */
function cellsAfter({ text, at }: OfferLine): readonly OfferLine[] {
  let start = at;
  const cells = text.split(/([;|]| {3,})/).map((cell) => {
    const placed = { text: cell, at: start };
    start += cell.length;
    return placed;
  });
  return cells.slice(cells.findIndex((cell) => cell.text.search(PANEL_W) >= 0) + 1);
}

function inverterKw(lines: readonly OfferLine[]): readonly Reading[] {
  const named = lines.flatMap(sentencesOf).filter(({ text }) => {
    const part = partOf(text, INVERTER);
    return INVERTER.test(text) && !BATTERY.test(part.replace(READY, ''));
  });
  const said = named.flatMap((line) => [
    ...inverters(near(line, INVERTER, KW), KW, 1),
    ...inverters(near(line, INVERTER, WATTS), WATTS, 0.001),
  ]);
  const found = said.length > 0 ? said : lines.flatMap(inModel);
  const whole = sumOfRoofs(lines, found);
  if (whole !== null) return [whole];
  return found.every(({ value }) => value !== '') ? unanimous(found) : [];
}

const OWN_PANELS = new RegExp(
  String.raw`${COUNT}\s*${PIECES}?\s*(?:${MAKE}[\s-])?${PANEL_WORD}`,
  'i',
);

/** Two roofs that have panels and an inverter of their own, each in its line: the inverters' powers are added. */
function sumOfRoofs(lines: readonly OfferLine[], found: readonly Reading[]): Reading | null {
  const roofs = lines.flatMap((line) => {
    const own = found.filter(({ start }) => start >= line.at && start < line.at + line.text.length);
    return own.length === 1 && OWN_PANELS.test(line.text) ? own : [];
  });
  const [first] = roofs;
  if (first === undefined || roofs.length < 2 || roofs.length < found.length) return null;
  const kw = roofs.reduce((sum, { value }) => sum + Number(value), 0);
  return { ...first, value: fieldNumber(Math.round(kw * 100) / 100), start: 0, end: 0 };
}

/** The powers in a text, each times its count; empty where the count is not said. */
function inverters(line: OfferLine, power: RegExp, times: number): readonly Reading[] {
  return countedSizes(line.text, power, INVERTERS).flatMap((said) => {
    // A panel has watts too.
    if (times < 1 && !MICRO.test(line.text) && !isInverterPower(said.size * times)) return [];
    const kw = Math.round((said.whole ?? said.size) * times * 100) / 100;
    return [readingOf('inverterKw', said.whole === null ? '' : fieldNumber(kw), line, said)];
  });
}

/** Makers name an inverter by its power: «SUN2000-6KTL», «SH6.0RT», «GW6000-ET». */
function inModel(line: OfferLine): readonly Reading[] {
  const make = INVERTER_MAKE.exec(line.text);
  if (make === null || GUARANTEE.test(line.text)) return [];
  const model = within(line, line.text.slice(make.index).split(MODEL_END)[0] ?? '');
  if (BATTERY.test(model.text.replace(READY, ''))) return [];
  const inKw = INVERTER.test(line.text) ? [] : inverters(model, KW, 1);
  if (inKw.length > 0) return inKw;
  const [sized] = numbers('inverterKw', within(line, line.text.slice(0, make.index)), KW_BEFORE);
  if (sized !== undefined) return [sized];
  const count = countBefore(line.text.slice(0, make.index), INVERTERS) ?? 1;
  for (const [pattern, times] of MODEL_POWERS) {
    const found = numbers('inverterKw', model, pattern).map((reading) => ({
      ...reading,
      value: fieldNumber(numberIn(reading.value) * times * count),
    }));
    if (found.length > 0) return found;
  }
  return [];
}

/** «SMA Sunny Tripower X, 8 kW»: a power behind the comma belongs to the name before it. */
const MODEL_END = /[;,](?!\d|(?<=[^\d,;]{3},) ?\d{1,2}(?:[.,]\d)? ?kw(?!h|p))/i;

const isInverterPower = (kw: number) => kw >= 1 && kw <= 50;
