import { m } from '../../../../messages/compiled/messages.js';
import { isAnythingBought } from '../../../../domain/bought-parts.ts';
import type {
  DocumentFigure,
  ReportDocument,
  ReportFacts,
} from '../../../../words/report/report-document.ts';
import type { ReportFigures } from '../../../../domain/report/report-figures.ts';
import { brand } from '../../../brand.ts';
import { verdictSentence, verdictWords } from '../../../../words/estimate-words.ts';
import { date, decimal } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { priceBookName } from '../../../../words/price-book-name.ts';
import { cautionOf } from '../../../../words/report/caution-words.ts';
import {
  headlineSentence,
  placeLine,
  systemLine,
} from '../../../../words/report/headline-words.ts';
import { guessedText } from '../../../../words/report/guess-words.ts';
import { answerWords } from '../../../../words/answer-words.ts';
import { againstToday } from '../../../../words/standing-words.ts';
import { reasonsOf } from '../../../../words/report/reason-words.ts';
import { yieldSource } from '../../../../words/report/roof-facts.ts';
import { reportSections } from '../sections.ts';
import { paperSections } from './paper-sections.ts';

/**
 * The report as words, tables and drawings in this language, whoever asks and whenever: a file may
 * be made after its page.
 */
export function reportDocument(facts: ReportFacts, locale: Locale): ReportDocument {
  const { figures, address, examplePlace, name, calculatedAt, leftOut = [] } = facts;
  const { estimate, input, priceList } = figures;
  const hasPanels = isAnythingBought(estimate.system);
  const place = placeLine(address, input.postcode, examplePlace, locale);
  const placeName = name === null || name === place ? place : `${name} · ${place}`;
  const caution = cautionOf(figures, locale);
  const title = m.pdf_title({ brand: brand.name }, { locale });
  return {
    locale,
    brand: brand.name,
    title: `${title}: ${placeName}`,
    subject: hasPanels
      ? `${placeName} · ${systemLine(estimate, input.standing, locale)}`
      : placeName,
    headline: headlineSentence(estimate, locale),
    prices: [
      pricesText(priceList, calculatedAt, locale),
      ...leftOut,
      guessedText(figures.guessed, input.standing, locale),
    ]
      .filter(Boolean)
      .join(' '),
    figures: hasPanels ? mainFigures(figures, locale) : [],
    verdict: {
      words: verdictWords(estimate, locale),
      text: verdictText(figures, locale),
    },
    reasons: hasPanels
      ? { title: m.report_reasons({}, { locale }), items: reasonsOf(figures, locale) }
      : null,
    caution: hasPanels ? { title: m.report_caution({}, { locale }), ...caution } : null,
    sections: hasPanels ? paperSections(figures, locale) : [],
    versions: [
      m.pdf_made_with({}, { locale }),
      m.pdf_calculated({ date: date(calculatedAt, locale) }, { locale }),
      m.pdf_engine({ version: estimate.engineVersion }, { locale }),
      m.pdf_book(
        { book: priceBookName(priceList.id, locale), date: date(priceList.validFrom, locale) },
        { locale },
      ),
      ...(hasPanels ? writtenSources(figures, locale) : [yieldSource(figures, locale)]),
      m.pdf_guide({}, { locale }),
    ],
    pageNumber: m.pdf_page({ page: '{page}', pages: '{pages}' }, { locale }),
  };
}

/** On paper no name of a source leads anywhere: where they are stands at the end. */
function writtenSources(figures: ReportFigures, locale: Locale): readonly string[] {
  return reportSections(figures, locale).flatMap(({ paperSource }) => paperSource ?? []);
}

function pricesText(
  { validFrom, isExample }: ReportFigures['priceList'],
  calculatedAt: Date,
  locale: Locale,
): string {
  const calculated = m.pdf_calculated({ date: date(calculatedAt, locale) }, { locale });
  const prices = m.report_banner_prices({ date: date(validFrom, locale) }, { locale });
  return isExample
    ? `${calculated} ${prices} ${m.pdf_book_example({}, { locale })}`
    : `${calculated} ${prices}`;
}

function verdictText({ estimate, input }: ReportFigures, locale: Locale): string {
  if (input.standing !== null) {
    const against = isAnythingBought(estimate.system) ? againstToday(estimate, locale) : '';
    return [verdictSentence(estimate, locale), against].filter(Boolean).join(' ');
  }
  if (estimate.system.limitedBy === 'thatch') return m.report_none_thatch({}, { locale });
  if (!isAnythingBought(estimate.system)) {
    const area = `${decimal(input.roofSurfaceArea ?? 0, locale)}\u00a0m²`;
    return m.report_none_no_room({ area }, { locale });
  }
  return verdictSentence(estimate, locale);
}

/** Price, saving and payback, as at the top of the page. */
function mainFigures({ estimate }: ReportFigures, locale: Locale): readonly DocumentFigure[] {
  const { price, saving, payback } = answerWords(estimate, locale);
  return [
    {
      label: m.report_price({}, { locale }),
      ...price.parts,
      note: m.report_price_note({}, { locale }),
    },
    {
      label: m.report_saving({}, { locale }),
      ...saving.parts,
      note: m.report_saving_note({ range: saving.range }, { locale }),
    },
    { label: m.report_payback({}, { locale }), ...payback.parts, note: payback.range },
  ];
}
