import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawnFace } from '../../../../domain/drawn-roof.ts';
import { azimuthWords } from '../../../../words/azimuth-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Bar } from '../answer-bar.tsx';
import type { InputProps } from '../inputs/input-props.ts';
import type { DirectionYields } from './direction-yields.ts';
import { FaceShade } from './face-shade.tsx';
import { FaceShading } from './face-shading.tsx';
import { Sizes, type DrawnProps } from './roof-sizes.tsx';
import { FrontInput, SlopeInput } from './roof-turning.tsx';

type FaceSheetProps = InputProps &
  DrawnProps & {
    readonly face: DrawnFace;
    readonly yields: DirectionYields | null;
    readonly panels: ReactNode;
    readonly side: ReactNode;
    /** What the last change did. */
    readonly change: ReactNode;
    readonly isOpen: boolean;
    readonly onClose: () => void;
  };

/** One face on a phone: its panels, its direction and slope, and the measures of the house; the answer under it. */
export function FaceSheet(props: FaceSheetProps) {
  const { calculator, roof, drawn, face, yields, panels, side, change, isOpen, onClose } = props;
  const direction = azimuthWords(face.azimuthDeg, getLocale());
  const title = m.roof_sheet_title({ number: String(face.face + 1), direction });
  const index = drawn.layout.faces.findIndex((one) => one.face === face.face);
  const part = (content: ReactNode) => <div className="flex flex-col gap-4 pt-4">{content}</div>;
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={m.calculator_close()}
      footer={
        <Bar calculator={calculator}>
          <Button variant="sun" size={48} onClick={onClose}>
            {m.calculator_done()}
          </Button>
        </Bar>
      }
    >
      {isOpen ? (
        <>
          <Tabs
            label={title}
            className="-mx-5 [&_[role=tabpanel]]:px-5"
            tabs={[
              { id: 'panels', label: m.roof_sheet_panels(), content: part(panels) },
              ...(drawn.layout.shape === 'found'
                ? []
                : [
                    {
                      id: 'direction',
                      label: m.roof_sheet_direction(),
                      content: part(
                        <>
                          <FrontInput roof={roof} drawn={drawn} />
                          <SlopeInput roof={roof} drawn={drawn} yields={yields} />
                          {side}
                        </>,
                      ),
                    },
                    {
                      id: 'sizes',
                      label: m.roof_sheet_sizes(),
                      content: part(<Sizes key={drawn.layout.shape} roof={roof} drawn={drawn} />),
                    },
                  ]),
              {
                id: 'shade',
                label: m.roof_sheet_shade(),
                content: part(
                  <>
                    {drawn.layout.shape === 'found' ? null : (
                      <FaceShading {...{ calculator, index }} />
                    )}
                    <FaceShade run={calculator.run} index={index} />
                  </>,
                ),
              },
            ]}
          />
          {/* Once, under whichever part: it is read out. */}
          <div className="pt-4 empty:hidden">{change}</div>
        </>
      ) : null}
    </Sheet>
  );
}
