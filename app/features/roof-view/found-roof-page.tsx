import { useMemo, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { drawnRoof } from '../../../domain/drawn-roof.ts';
import { date, percent } from '../../../words/format.ts';
import { creditText, licenceText } from '../../../words/register-credits.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ChevronLeftIcon } from '../../ui/action-icons.tsx';
import { CertaintyList } from './certainty-list.tsx';
import { DayCard } from './day-card.tsx';
import { dayPower, sunOfDay } from './day-of-sun.ts';
import { FoundFaces } from './found-faces.tsx';
import { houseSolid } from './house-solid.ts';
import { PlainMoment } from './plain-moment.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { ShadeCard } from './shade-card.tsx';
import { isLit } from './sun-dome.ts';
import { useView } from './use-view.ts';
import type { Asked, FoundView } from './view-data.ts';
import { YearCard } from './year-card.tsx';

const CARD = 'rounded-card border border-hairline bg-white p-4 tablet:p-6';
/** From here on shade is worth a word in the headline. */
const WORTH_SAYING = 0.02;

type FoundRoofPageProps = {
  readonly found: FoundView;
  readonly asked: Asked;
  /** The calculator as it is without this roof. */
  readonly backHref: string;
  /** The page's own query. */
  readonly query: string;
  readonly address: string;
};

/** A roof as the height model shows it, under its own sky; the visitor takes it or not. */
export function FoundRoofPage({ found, asked, backHref, query, address }: FoundRoofPageProps) {
  const locale = getLocale();
  const view = useView(asked);
  const [counts, setCounts] = useState(true);
  const [hasTrees, setHasTrees] = useState(true);
  const faces = useMemo(
    () =>
      found.faces.map((face) => ({
        ...face,
        horizonDeg: hasTrees ? face.horizonDeg : face.horizonWithoutTreesDeg,
      })),
    [found, hasTrees],
  );
  const drawn = useMemo(
    () => drawnRoof(found.layout, found.counted, found.panel, found.lat)!,
    [found],
  );
  const solid = useMemo(() => houseSolid(drawn), [drawn]);
  const used = useMemo(() => faces.filter(({ panels }) => panels > 0), [faces]);
  const power = useMemo(
    () =>
      dayPower(
        used.map((face) => ({ ...face, azimuthDeg: face.azimuthDeg ?? 0 })),
        view.day,
        found,
      ),
    [used, view.day, found],
  );
  const suns = useMemo(() => sunOfDay(view.day, found), [view.day, found]);
  const around = useMemo(() => aroundHouse(faces), [faces]);
  const sun = suns[view.step]!;
  const inShade = new Set(
    faces.flatMap(({ horizonDeg }, face) => (isLit(horizonDeg, sun) ? [] : [face])),
  );
  const shaded = (hasTrees ? null : found.withoutTrees) ?? found.withShade;
  const { href } = counts ? shaded : found.withoutShade;
  return (
    <div className="mx-auto max-w-[1600px]">
      <div className="grid grid-cols-1 laptop:grid-cols-[360px_minmax(0,1fr)] desktop:grid-cols-[400px_minmax(0,1fr)]">
        <div className="flex flex-col gap-4 px-page pt-4 pb-8 laptop:pl-12">
          <SiteLink
            to={backHref}
            className="inline-flex min-h-11 items-center gap-2 self-start text-gran-700 underline underline-offset-4 print:hidden"
          >
            <ChevronLeftIcon />
            {m.roof_view_back()}
          </SiteLink>
          <div>
            <p className="text-14 font-semibold text-sol-700">
              {found.source === 'demonstration' ? m.roof_view_demo() : m.roof_view_found()}
            </p>
            <h1 className="mt-1 text-28 font-semibold text-balance">{headline(found)}</h1>
            <p className="mt-1 text-blaek-600">
              {found.source === 'demonstration' ? m.roof_view_demo_place() : address}
              {found.source === 'demonstration' ? (
                <span className="ml-2 rounded-control border border-sol-700 bg-sol-100 px-1.5 text-14 text-sol-700">
                  {m.roof_view_example()}
                </span>
              ) : null}
            </p>
          </div>
          <CertaintyList view={found} editHref={`${href}#roof`} />
          <div className="flex flex-col gap-2 print:hidden">
            <SiteLink className={buttonClass()} to={`${href}#roof`}>
              {m.roof_view_use()}
            </SiteLink>
            <SiteLink className={buttonClass('outlined')} to={`${backHref}#roof`}>
              {m.roof_view_not_mine()}
            </SiteLink>
          </div>
        </div>
        <div className="flex min-w-0 flex-col max-laptop:-order-1 laptop:order-none">
          <ScenePanel
            {...{ view, found, solid, suns, inShade }}
            horizonDeg={around}
            trees={found.withoutTrees === null ? null : { isShown: hasTrees, onShown: setHasTrees }}
          />
          <PlainMoment query={query} view={view} />
        </div>
      </div>
      <div className="flex flex-col gap-5 px-page pt-8 pb-16 laptop:px-12">
        <div className="grid grid-cols-1 gap-5 desktop:grid-cols-2">
          <div className={CARD}>
            <DayCard day={view.day} step={view.step} suns={suns} power={power} />
          </div>
          <div className={CARD}>
            <YearCard withShade={shaded} withoutShade={found.withoutShade} />
          </div>
        </div>
        <ShadeCard {...found} hasTrees={hasTrees} counts={counts} onCounts={setCounts} />
        <div className={CARD}>
          <FoundFaces faces={found.faces} />
        </div>
        <p className="text-14 text-blaek-600">
          {found.attributions.map((credit) => (
            <span key={credit.of}>
              {m.roof_view_attribution({
                text: creditText(credit.of, locale),
                date: date(credit.date, locale),
              })}{' '}
              {credit.licenceUrl === null ? (
                licenceText(credit, locale)
              ) : (
                <a href={credit.licenceUrl} className="underline underline-offset-4">
                  {licenceText(credit, locale)}
                </a>
              )}
              {'. '}
            </span>
          ))}
          {m.roof_view_method()}
        </p>
      </div>
    </div>
  );
}

/** What stands round the house: each face's horizon has the other faces' ridges too, so the lowest of them. */
function aroundHouse(faces: FoundView['faces']): readonly number[] {
  return faces[0]!.horizonDeg.map((_, at) =>
    Math.min(...faces.map(({ horizonDeg }) => horizonDeg[at]!)),
  );
}

function headline({ withShade, withoutShade }: FoundView): string {
  const share = 1 - withShade.kWh / withoutShade.kWh;
  if (!(share >= WORTH_SAYING)) return m.roof_view_headline_free();
  return m.roof_view_headline_shade({ share: percent(share, getLocale()) });
}
