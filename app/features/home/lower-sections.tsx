import { memo, type ReactNode } from 'react';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import { ExampleSection } from './example-section.tsx';
import type { ExampleFigures } from './example.ts';
import { QuestionsAndClosing } from './questions.tsx';

type LowerSectionsProps = {
  readonly served: ExampleFigures;
  readonly context: EstimateContext;
  /** Always the same element, or the memory of these sections is in vain. */
  readonly addressForm: ReactNode;
};

/** What is far down the page. */
export const LowerSections = memo(function LowerSections(props: LowerSectionsProps) {
  const { served, context, addressForm } = props;
  return (
    <>
      <ExampleSection served={served} context={context} />
      <QuestionsAndClosing addressForm={addressForm} />
    </>
  );
});
