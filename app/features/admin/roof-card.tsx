import type { RoofPicture } from '../../../domain/roof-picture.ts';
import type { EstimateFigures } from '../../../engine/estimate-figures.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { kWh, kWp } from '../../../words/format.ts';
import { roofTypeName } from '../../../words/names.ts';
import type { RoofType } from '../../../engine/estimate-input.ts';
import { RoofPictureChart } from '../../charts/roof-picture.tsx';
import { AdminCard } from './admin-table.tsx';

type RoofCardProps = {
  readonly roof: RoofPicture | null;
  readonly roofType: RoofType | null;
  readonly estimate: EstimateFigures;
};

/** The roof as the customer has drawn it, with the panels on it; nothing where nobody has. */
export function RoofCard({ roof, roofType, estimate }: RoofCardProps) {
  if (roof === null) return null;
  const locale = getLocale();
  const laid = roof.faces.reduce((sum, { panels }) => sum + panels.length, 0);
  return (
    <AdminCard
      title={{
        id: 'roof',
        text: m.lead_drawn_roof(),
        ...(roofType !== null && { note: roofTypeName(roofType, locale) }),
      }}
    >
      <div className="flex justify-center px-5">
        <RoofPictureChart picture={roof} locale={locale} />
      </div>
      <p className="border-t border-hairline px-5 py-3">
        {m.lead_roof_sum({
          panels: laid,
          size: kWp(estimate.system.peakPower, locale),
          yield: kWh(estimate.yield.annualKwh, locale),
        })}
      </p>
    </AdminCard>
  );
}
