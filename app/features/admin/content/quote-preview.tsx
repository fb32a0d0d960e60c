import { useState } from 'react';
import { draftedTexts, type RecordRow } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { SCENES } from '../../../ui/drawings/scenes.ts';
import { Quote } from '../../../ui/quote.tsx';
import { AdminCard } from '../admin-table.tsx';

const LOOKS = [
  { look: 'wide', locale: 'da' },
  { look: 'phone', locale: 'da' },
  { look: 'english', locale: 'en' },
] as const;

type QuotePreviewProps = {
  readonly row: RecordRow;
  /** It is the one that is edited, not just the first. */
  readonly isChosen: boolean;
};

/** How it will look on the public page, by the page's own part: wide, on a phone, and in English. */
export function QuotePreview({ row, isChosen }: QuotePreviewProps) {
  const [look, setLook] = useState<(typeof LOOKS)[number]['look']>('wide');
  const { locale } = LOOKS.find((each) => each.look === look) ?? LOOKS[0];
  const isPhone = look === 'phone';
  const texts = draftedTexts(row);
  const scene = Object.entries(SCENES).find(([name]) => name === texts['picture'])?.[1];
  const home = [texts[`house_${locale}`], texts[`system_${locale}`]].filter(Boolean).join(', ');
  return (
    <AdminCard title={{ id: 'preview', text: m.content_admin_preview() }}>
      <div className="px-5 pb-5">
        {!isChosen && <p className="mb-4 text-blaek-600">{m.content_admin_choose()}</p>}
        <div className="mb-4 inline-flex" role="group" aria-labelledby="preview">
          {LOOKS.map((each) => (
            <button
              key={each.look}
              type="button"
              aria-pressed={each.look === look}
              onClick={() => setLook(each.look)}
              className="-ml-px h-11 border border-sten-500 bg-white px-4 first:ml-0 first:rounded-l-control last:rounded-r-control aria-pressed:relative aria-pressed:border-gran-700 aria-pressed:bg-gran-100 aria-pressed:font-semibold"
            >
              {lookName(each.look)}
            </button>
          ))}
        </div>
        <div
          lang={locale}
          className={`rounded-card border border-hairline bg-kalk-50 p-6 ${isPhone ? 'max-w-[358px]' : ''}`}
        >
          {scene !== undefined && (
            <img
              src={scene.url}
              width={scene.width}
              height={scene.height}
              alt=""
              className="mb-5 h-auto w-full max-w-105"
            />
          )}
          <Quote
            from={[texts['shown_name'], home].filter(Boolean).join(', ')}
            example={texts['is_example'] === 'yes' ? m.voices_example({}, { locale }) : null}
            size={isPhone ? 18 : 28}
          >
            {m.voices_quote({ text: texts[`quote_${locale}`] ?? '' }, { locale })}
          </Quote>
        </div>
      </div>
    </AdminCard>
  );
}

function lookName(look: (typeof LOOKS)[number]['look']): string {
  if (look === 'wide') return m.content_admin_preview_wide();
  return look === 'phone' ? m.content_admin_preview_phone() : 'English';
}
