import { m } from '../../../messages/compiled/messages.js';
import type { RoofAbsence } from '../../../domain/roof/found-roof.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { absenceWords } from './view-words.ts';

type NoRoofPageProps = {
  readonly absence: RoofAbsence;
  readonly drawHref: string;
  readonly demonstrationHref: string;
};

/** Why no roof was found, and the ways on: to draw it, or to see what it would look like. */
export function NoRoofPage({ absence, drawHref, demonstrationHref }: NoRoofPageProps) {
  return (
    <NarrowPage>
      <div className="flex flex-col gap-4 pt-6">
        <h1 className="text-36 font-semibold text-balance">{m.roof_view_none_title()}</h1>
        <p className="text-18">{absenceWords(absence)}</p>
        <p>{m.roof_view_none_draw()}</p>
        <div className="flex flex-wrap gap-3">
          <SiteLink className={buttonClass()} to={`${drawHref}#roof`}>
            {m.roof_view_draw()}
          </SiteLink>
          <SiteLink className={buttonClass('outlined')} to={demonstrationHref} prefetch="none">
            {m.roof_view_see_demo()}
          </SiteLink>
        </div>
      </div>
    </NarrowPage>
  );
}
