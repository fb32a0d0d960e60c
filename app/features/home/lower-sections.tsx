import { lazy, memo, Suspense, type ReactNode } from 'react';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import { whenNear } from '../../ui/when-near.ts';
import type { ExampleFigures } from './example.ts';
import type { ReadingArticle } from './reading.tsx';
import { EXAMPLE_ID, QUESTIONS_ID } from './section-ids.ts';
import type { Voice } from './voices.tsx';

const Example = lazy(async () => {
  await whenNear(EXAMPLE_ID);
  const { ExampleSection } = await import('./example-section.tsx');
  return { default: ExampleSection };
});

const Closing = lazy(async () => {
  await whenNear(QUESTIONS_ID);
  const { QuestionsAndClosing } = await import('./questions.tsx');
  return { default: QuestionsAndClosing };
});

type LowerSectionsProps = {
  readonly served: ExampleFigures;
  readonly context: EstimateContext;
  readonly voices: readonly Voice[];
  readonly articles: readonly ReadingArticle[];
  /** Always the same element, or the memory of these sections is in vain. */
  readonly addressForm: ReactNode;
};

/**
 * What is far down the page. Remembered, because a boundary that is drawn anew before its code has come
 * would lose what the server drew.
 */
export const LowerSections = memo(function LowerSections(props: LowerSectionsProps) {
  const { served, context, voices, articles, addressForm } = props;
  return (
    <>
      <Suspense fallback={null}>
        <Example served={served} context={context} />
      </Suspense>
      <Suspense fallback={null}>
        <Closing voices={voices} articles={articles} addressForm={addressForm} />
      </Suspense>
    </>
  );
});
