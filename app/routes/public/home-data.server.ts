import type { RouterContextProvider } from 'react-router';
import { HOURS_PER_YEAR } from '../../../engine/hours.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import {
  EXAMPLE_START,
  exampleFigures,
  exampleState,
  type ExampleFigures,
} from '../../features/home/example.ts';
import type { ReadingArticle } from '../../features/home/reading.tsx';
import type { HomeFact } from '../../features/home/facts.tsx';
import { QUESTIONS } from '../../features/home/question-list.ts';
import { sunScene } from '../../features/home/sun-scene.ts';
import {
  faqPage,
  organization,
  structuredText,
} from '../../features/seo/structured-data.server.ts';
import { decimal, kr, kWh } from '../../../words/format.ts';
import { showExample } from '../../../server/estimates/queries.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { siteFacts } from '../../site-facts.server.ts';
import { articleCards } from './article-cards.server.ts';
import { loadTestimonials } from './voices.server.ts';

/** Everything the home page shows of the sun and the engine, for the minute of the request. */
export async function homeData(context: Readonly<RouterContextProvider>, url: URL) {
  const { services } = context.get(requestContext);
  const [run, estimateContext, voices] = await Promise.all([
    showExample(services, whoAsks(context), { state: exampleState(EXAMPLE_START) }),
    services.estimateContext(),
    loadTestimonials(context, 5),
  ]);
  // A price book or catalogue that lacks the example's parts is our own mistake, not the visitor's.
  if (!run.ok) throw new Error('The home page’s example can not be calculated');
  const figures = exampleFigures(run.value.estimate);
  return {
    sun: sunScene(services.now().getTime()),
    facts: factsOf(figures),
    example: figures,
    voices,
    articles: readingArticles(),
    estimateContext,
    structured: structuredHome(siteFacts(context, url).origin),
  };
}

function structuredHome(origin: string): string {
  const questions = QUESTIONS.map(({ question, answer }) => ({
    question: question(),
    answer: answer(),
  }));
  return structuredText(organization(origin), faqPage(questions));
}

/** The first few articles, with only the lines they show. */
function readingArticles(): readonly ReadingArticle[] {
  const cards = articleCards(getLocale()).slice(0, 4);
  return cards.map(({ slug, title, topic, minutes, description, picture }, index) => {
    const line = { slug, title, about: m.content_about({ topic, minutes }), description };
    return index === 0 && picture !== 'none' ? { ...line, picture } : line;
  });
}

function factsOf({ kwhPerKwp }: ExampleFigures): readonly HomeFact[] {
  const locale = getLocale();
  return [
    { figure: kWh(Math.round(kwhPerKwp / 10) * 10, locale), text: m.home_fact_yield() },
    { figure: m.home_hours({ hours: decimal(HOURS_PER_YEAR, locale) }), text: m.home_fact_hours() },
    { figure: kr(0, locale), text: m.home_fact_free() },
  ];
}
