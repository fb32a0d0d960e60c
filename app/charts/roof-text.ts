import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { RoofPlanProps } from './roof-plan.tsx';

/** What the picture shows, in a sentence. */
export function roofPictureTitle({ faces }: RoofPlanProps['picture'], locale: Locale): string {
  const count = faces.reduce((sum, { panels }) => sum + panels.length, 0);
  return m.roof_picture_title({ count: decimal(count, locale) }, { locale });
}
