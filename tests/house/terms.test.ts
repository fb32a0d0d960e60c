import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// One word for each thing: a term as it is written, and the words that were used for the same thing before. Whoever
// wants another word changes it here and everywhere.

type Term = { readonly term: string; readonly not: readonly RegExp[] };

const TERMS: Readonly<Record<'da' | 'en', readonly Term[]>> = {
  da: [
    {
      term: 'tjent sig hjem',
      not: [/tjent ind\b/i, /tjene[rs]? sig (\w+ )?ind\b/i, /amortiser/i],
    },
    { term: 'tilbagebetalt efter', not: [/betalt tilbage\b/i, /"Betalt efter"/] },
    { term: 'tilbagebetaling', not: [/tilbagebetalingstid/i] },
    { term: 'virkningsgrad', not: [/nyttevirkning/i, /\beffektivitet/i] },
    { term: 'nutidskroner', not: [/nutidspenge/i] },
    { term: 'elhandler', not: [/elselskab/i, /elleverandør/i] },
    { term: 'netselskab', not: [/netoperatør/i, /elnetselskab/i] },
    { term: 'elafgift', not: [/elektricitetsafgift/i, /strømafgift/i] },
    { term: 'inverter', not: [/vekselretter/i] },
    { term: 'spotpris', not: [/børspris/i] },
    { term: 'jeg har varmepumpe', not: [/varmepumpe ud over/i] },
    { term: 'ud af 10', not: [/\b8 af 10 forløb, hvis/] },
    { term: 'Vestdanmark', not: [/DK1 · /] },
    { term: 'uden moms', not: [/eks(kl|klusive)\.? moms/i] },
    {
      term: 'kostpris',
      not: [/\b(vores|under) kost(en)?\b/i, /\bkost (\{|og pris)/i, /^ *"?Kosten\b/],
    },
    { term: 'gebyr for solgt strøm', not: [/gebyr på (solgt|salg)/i] },
    { term: 'inden for', not: [/\binden (\d|\{)/i] },
    { term: 'strøm om året', not: [/produktion pr\. år/i, /strømproduktion om året/i] },
    {
      term: 'udbytte',
      not: [/energiudbytte/i, /strømudbytte/i, /, ydelse og/i, /om ydelse og/i, /\*\*Ydelse\.\*\*/],
    },
    { term: 'øger eller sænker', not: [/ændrer besparelsen med/i] },
    { term: 'ny inverter efter', not: [/inverteren skiftes i år/i] },
    { term: 'slukket ved negativ pris', not: [/heraf ikke lavet/i] },
    { term: 'går tabt', not: [/bliver ikke lavet/i] },
    { term: 'loven om elafgift i 2028', not: [/ingen lov for 2028/i] },
    { term: 'alle størrelser', not: [/alle antal paneler/i] },
    { term: 'sender svaret til', not: [/vi svarer til/i] },
    { term: 'tidligere', not: [/\{years\} før\b/i] },
    { term: 'til og med', not: [/delt til (?!og med)/i, /kan ses til (?!og med)/i] },
    { term: 'én time, flere timer', not: [/\b1 timer\b/] },
    { term: 'rimelige grænser', not: [/ende af det rimelige/i] },
    { term: 'elafgiften og elhandlerens tillæg', not: [/og de to, der betales/i] },
    { term: 'holde det op mod beregningen', not: [/linje for linje ved siden af/i] },
    { term: 'ud fra stedet', not: [/\bstedet giver/i] },
    { term: 'ingen må bore', not: [/det må ingen bore/i] },
    { term: 'tryk på eller læs af', not: [/peg på grafen/i] },
    { term: 'tab', not: [/(panelernes|batteriets) fald\b/i] },
    { term: 'eksempelprisbog', not: [/\d{4}-\d\d-example/] },
    {
      term: 'sæt flueben',
      not: [/\bkryds ved\b/i, /sæt(te)? (et )?kryds\b(?!et)/i, /et (kryds for|flueben ved)/i],
    },
    { term: 'lånet er betalt', not: [/lånet er ude/i] },
    { term: 'elarbejde', not: [/el-arbejde/i] },
    { term: 'tilmelding til netselskabet', not: [/anmeldelse til netselskab/i] },
    { term: 'lagt før 1990', not: [/før 1988/i, /før slutningen af 1980/i] },
    { term: 'i 2015-niveau', not: [/2015-priser/i] },
    { term: 'tur-retur', not: [/virkningsgrad frem og tilbage/i] },
    { term: 'forløb', not: [/mulige fremtider/i] },
    { term: 'udtalelse', not: [/\bcitat/i] },
    { term: 'gentag', not: [/annull?er fortryd/i, /gør igen"/i] },
    { term: 'i forhold til den bedste retning', not: [/mod den bedste retning/i] },
    {
      term: 'henvendelse, hvor medarbejdere læser om den',
      not: [/\bny forespørgsel/i, /Kunden har .*forespørgsel/i, /\bforespørgsel \{/i],
    },
  ],
  en: [
    {
      term: 'quote for a price, and testimonial for what customers say',
      not: [/(?<!input |[-/\w{.`])offers?(?![-\w])/i, /\bquotations?\b/i],
    },
    { term: 'mark-up', not: [/supplier[’']s addition/i, /spot price, addition/i] },
    { term: 'annual saving', not: [/\| +Saves a year/, /you save a year/i, /\bsaving a year\b/i] },
    { term: 'excl. VAT', not: [/with(out)? VAT"/i, /\bPrices? without VAT/] },
    { term: 'at the 2015 level', not: [/in 2015 prices/i] },
    { term: 'select', not: [/\bchosen leads\b/i, /\{count\} chosen\b/i] },
    { term: 'visit arranged', not: [/visit agreed/i] },
    { term: 'pcs', not: [/\bpcs\./] },
    { term: 'home page', not: [/front page/i] },
    { term: 'pays back', not: [/\bpaid in\b(?! 20)/i, /amorti[sz]/i] },
    { term: 'removed and refitted', not: [/panels down and up/i] },
    { term: 'a lot of shade', not: [/"much"/i] },
    { term: 'based on', not: [/reckoned with/i] },
    {
      term: 'outcomes',
      not: [/\b(80|100) (of 100 )?(possible )?(futures|courses)\b/i, /possible (futures|courses)/i],
    },
    { term: 'calculate', not: [/\breckon/i] },
    { term: 'assume', not: [/\bwe count on\b/i] },
    { term: 'spot price', not: [/exchange price/i] },
    { term: 'kilowatt-hour', not: [/kilowatt hour/i] },
    { term: 'average', not: [/ten-year mean/i, /\bmean of (the first )?ten years/i] },
    { term: 'finances', not: [/\bthe economy\b/i, /"Economy"/] },
    { term: 'fuse board', not: [/electrical board/i, /meter board/i, /switchboard/i] },
    { term: 'scaffolding', not: [/\bscaffold\b/i] },
    { term: 'warranty', not: [/guarantee on/i, /years of guarantee/i] },
    { term: 'solar model', not: [/\bsun model/i] },
    { term: 'text message', not: [/\bSMS\b/] },
    { term: 'email', not: [/\be-mail(?! (about this quote|address to send me))/i] },
    { term: 'reference', not: [/case number/i] },
    { term: 'grid company', not: [/network company/i, /grid operator/i, /\bDSO\b/] },
    { term: 'electricity tax', not: [/power tax/i, /electricity duty/i] },
    { term: 'solar panels', not: [/\bsolar cells?\b/i] },
    { term: 'annual output', not: [/"Electricity a year"/] },
    { term: 'reasonable', not: [/"It is fair/i] },
    { term: 'your location sets', not: [/the place gives/i] },
    { term: 'the law on electricity tax of 2028', not: [/no law for 2028/i] },
    { term: 'caveat', not: [/\bone caution\b/i] },
    {
      term: 'pays off',
      not: [/"It pays"/, /battery pays\./i, /\bwould pay\./i, /does not pay\./i],
    },
    { term: 'calculate your roof', not: [/calculate for your (own )?roof/i] },
    { term: 'authorised electrician', not: [/authorised electrical installer/i] },
    { term: 'council', not: [/\b(the|call your) municipality\b/i] },
    { term: 'hold off on', not: [/\bwait with the\b/i] },
    { term: 'next', not: [/"On to /] },
    { term: 'laid before 1990', not: [/from before 1988/i, /before the end of the 1980s/i] },
  ],
};

const root = new URL('../../', import.meta.url);

function textsOf(locale: 'da' | 'en'): readonly (readonly [file: string, text: string])[] {
  return execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', `messages/${locale}`, `content/${locale}`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.(json|mdx)$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, root), 'utf8')] as const);
}

/** What code of words/ says by itself, in either language: its literals, without what it imports and explains. */
function literalsOfWords(): readonly (readonly [file: string, text: string])[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'words'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => {
      const code = readFileSync(new URL(file, root), 'utf8')
        .split('\n')
        .map((line) => (/^\s*(\/?\*|\/\/|import |\} from )/.test(line) ? '' : line))
        .map((line) => (line.match(/'[^']* [^']*'|`[^`]* [^`]*`/g) ?? []).join(' '));
      return [file, code.join('\n')] as const;
    });
}

/** A message's name is not read by anybody. */
const withoutKey = (line: string) => line.replace(/^ *"\w+": /, '');

describe.each(['da', 'en'] as const)('texts in %s', (locale) => {
  const texts = [...textsOf(locale), ...literalsOfWords()];

  test.each(TERMS[locale])('say «$term», and no other word for it', ({ not }) => {
    const found = texts.flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          not.some((word) => word.test(withoutKey(line)))
            ? [`${file}:${index + 1} ${line.trim()}`]
            : [],
        ),
    );
    expect(found).toEqual([]);
  });

  test('are read at all', () => {
    expect(texts.length).toBeGreaterThan(50);
  });
});
