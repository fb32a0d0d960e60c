import type { ReactNode } from 'react';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import { latePart } from '../../ui/late-part.tsx';
import { whenNear } from '../../ui/when-near.ts';
import type { ExampleFigures } from './example.ts';
import type { ReadingArticle } from './reading.tsx';
import type { Voice } from './voices.tsx';

const Example = latePart({ load: () => import('./example-section.tsx'), when: whenNear });
const Closing = latePart({ load: () => import('./questions.tsx'), when: whenNear });

type LowerSectionsProps = {
  readonly served: ExampleFigures;
  readonly context: EstimateContext;
  readonly voices: readonly Voice[];
  readonly articles: readonly ReadingArticle[];
  readonly addressForm: ReactNode;
};

/** The sections far down the page. */
export function LowerSections(props: LowerSectionsProps) {
  const { served, context, voices, articles, addressForm } = props;
  return (
    <>
      <Example served={served} context={context} />
      <Closing voices={voices} articles={articles} addressForm={addressForm} />
    </>
  );
}
