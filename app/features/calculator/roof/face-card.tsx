import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawnFace, DrawnRoof } from '../../../../domain/drawn-roof.ts';
import {
  addObstacle,
  fillFace,
  moveObstacle,
  removeObstacle,
  turnPanels,
  setFaceUsed,
} from '../../../../domain/roof-edits.ts';
import { obstacleSize, type Obstacle } from '../../../../domain/roof/obstacle.ts';
import { metres } from '../../../../domain/roof/roof-numbers.ts';
import type { Orientation } from '../../../../engine/roof/panel-places.ts';
import { decimal, kWp, shortDecimal } from '../../../../words/format.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/action-icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { NumberInput } from '../inputs/number-input.tsx';
import type { FaceEdits } from './face-edits.ts';
import { obstacleName, obstacleRemoval } from './obstacle-name.ts';
import { OutbuildingFields } from './outbuilding-fields.tsx';
import { SideFields } from './side-fields.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import type { Roof } from './use-roof.ts';

type FaceCardProps = {
  readonly roof: Roof;
  readonly drawn: DrawnRoof;
  readonly face: DrawnFace;
  readonly panelPowerW: number;
  readonly edits: FaceEdits;
  /** Looks at another face, once this one is gone. */
  readonly chooseFirst: () => void;
  /** What the card is called. */
  readonly title: string;
  /** Shows the face, with panels or without. */
  readonly drawing: ReactNode;
};

/** One face with its panels, its chimneys and windows, and what can be done to them. */
export function FaceCard(props: FaceCardProps) {
  const { roof, drawn, face, panelPowerW, edits, chooseFirst, title, drawing } = props;
  const { apply, ground } = roof;
  const kept = useFocusKept();
  const locale = getLocale();
  const beside = (
    <OutbuildingFields {...{ roof, drawn }} face={face.face} onRemoved={chooseFirst} />
  );
  if (face.layout === null) {
    return (
      <div {...kept} className="flex flex-col items-start gap-3">
        <h3 className="font-semibold">{title}</h3>
        <p>{m.roof_face_empty()}</p>
        <Button
          variant="outlined"
          size={44}
          onClick={() => apply(setFaceUsed(drawn, ground, face.face, true), 'use')}
        >
          <PlusIcon />
          {m.roof_face_use()}
        </Button>
        {drawing === null ? null : <div className="w-full">{drawing}</div>}
        {beside}
      </div>
    );
  }
  const { layout } = face;
  const panels = face.places.filter(({ state }) => state === 'panel').length;
  const open = face.places.filter(({ state }) => state !== 'blocked').length;
  const countWith = (orientation: Orientation) =>
    turnPanels(drawn, ground, face.face, orientation)?.faces[
      drawn.layout.faces.findIndex((one) => one.face === face.face)
    ]?.numberOfPanels ?? 0;
  const area = panels * ground.panel.longM * ground.panel.shortM;
  return (
    <div {...kept} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-72 max-w-full noscript:hidden">
          <Segmented
            name="roofOrientation"
            label={title}
            options={[
              {
                value: 'portrait',
                label: m.roof_portrait({ count: decimal(countWith('portrait'), locale) }),
              },
              {
                value: 'landscape',
                label: m.roof_landscape({ count: decimal(countWith('landscape'), locale) }),
              },
            ]}
            value={layout.orientation}
            onValue={(value) =>
              apply(turnPanels(drawn, ground, face.face, value as Orientation), 'orientation')
            }
          />
        </div>
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {(['chimney', 'window'] as const).map((kind) => (
            <Button
              key={kind}
              variant="outlined"
              size={44}
              aria-label={kind === 'chimney' ? m.roof_chimney_add() : m.roof_window_add()}
              onClick={() => apply(addObstacle(drawn, ground, face.face, kind), 'add')}
            >
              <PlusIcon />
              {kind === 'chimney' ? m.roof_chimney() : m.roof_window()}
            </Button>
          ))}
        </div>
      </div>
      {drawing}
      {edits.moveSide === null ? null : (
        <SideFields outline={face.outline} onMove={edits.moveSide} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-hairline pt-3">
        <p>{m.roof_places_used({ count: decimal(panels, locale), of: decimal(open, locale) })}</p>
        <p>{m.roof_panel_area({ area: shortDecimal(area, locale, 1) })}</p>
        <p>{kWp((panels * panelPowerW) / 1000, locale)}</p>
        {drawn.layout.faces.length > 1 ? (
          <button
            type="button"
            className="min-h-11 font-medium text-gran-700 underline underline-offset-4 noscript:hidden"
            onClick={() => apply(setFaceUsed(drawn, ground, face.face, false), 'use')}
          >
            {m.roof_face_drop()}
          </button>
        ) : null}
        {panels < open ? (
          <button
            type="button"
            className="ml-auto min-h-11 font-medium text-gran-700 underline underline-offset-4 noscript:hidden"
            onClick={() => apply(fillFace(drawn, ground, face.face), 'fill')}
          >
            {m.roof_fill({ count: decimal(open - panels, locale) })}
          </button>
        ) : null}
      </div>
      {face.panelsWithoutPlace > 0 ? (
        <p role="status" className="text-14 text-sol-700">
          {m.roof_without_place({ count: decimal(face.panelsWithoutPlace, locale) })}
        </p>
      ) : null}
      {beside}
      {layout.obstacles.map((obstacle, index) => (
        <ObstacleFields key={index} {...{ roof, drawn, face, obstacle, index }} />
      ))}
    </div>
  );
}

type ObstacleFieldsProps = Pick<FaceCardProps, 'roof' | 'drawn' | 'face'> & {
  readonly obstacle: Obstacle;
  readonly index: number;
};

/** The same as dragging, by number. */
function ObstacleFields({ roof, drawn, face, obstacle, index }: ObstacleFieldsProps) {
  const { apply, ground } = roof;
  const { widthM, heightM } = obstacleSize(obstacle);
  const most = (at: 0 | 1) => Math.max(...face.outline.map((point) => point[at]));
  const mostAlongM = Math.floor((most(0) - widthM) * 10) / 10;
  const mostUpM = Math.floor((most(1) - heightM) * 10) / 10;
  const move = (to: Partial<Obstacle>) =>
    apply(moveObstacle(drawn, ground, face.face, index, { ...obstacle, ...to }), `move ${index}`);
  return (
    <fieldset className="grid gap-3 rounded-card border border-hairline p-3 tablet:grid-cols-2 noscript:hidden">
      <legend className="px-1 font-medium">{obstacleName(obstacle.kind)}</legend>
      <NumberInput
        name={`roofAlong${index}`}
        label={m.roof_obstacle_along()}
        unit="m"
        min={0}
        max={mostAlongM}
        takes={metres(0, mostAlongM)}
        step={0.1}
        value={obstacle.alongM}
        onValue={(alongM) => move({ alongM })}
      />
      <NumberInput
        name={`roofUp${index}`}
        label={m.roof_obstacle_up()}
        unit="m"
        min={0}
        max={mostUpM}
        takes={metres(0, mostUpM)}
        step={0.1}
        value={obstacle.upM}
        onValue={(upM) => move({ upM })}
      />
      <button
        type="button"
        className="min-h-11 justify-self-start font-medium text-gran-700 underline underline-offset-4"
        onClick={() => apply(removeObstacle(drawn, ground, face.face, index), 'remove')}
      >
        {obstacleRemoval(obstacle.kind)}
      </button>
    </fieldset>
  );
}
