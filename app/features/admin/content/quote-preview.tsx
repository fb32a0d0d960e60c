import { useState } from 'react';
import { draftedTexts, type RecordRow } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { SCENES } from '../../../ui/drawings/scenes.ts';
import { AdminCard } from '../admin-table.tsx';

/** How it will look on the public page, in either language. */
export function QuotePreview({ row }: { readonly row: RecordRow }) {
  const [locale, setLocale] = useState<'da' | 'en'>('da');
  const texts = draftedTexts(row);
  const scene = Object.entries(SCENES).find(([name]) => name === texts['picture'])?.[1];
  const home = [texts[`house_${locale}`], texts[`system_${locale}`]].filter(Boolean).join(', ');
  return (
    <AdminCard title={{ id: 'preview', text: m.content_admin_preview() }}>
      <div className="px-5 pb-5">
        <div className="mb-4 flex gap-2" role="group" aria-labelledby="preview">
          {(['da', 'en'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === locale}
              onClick={() => setLocale(each)}
              className="h-11 rounded-control border border-sten-500 bg-white px-4 aria-pressed:border-gran-700 aria-pressed:bg-gran-100 aria-pressed:font-semibold"
            >
              {each === 'da' ? 'Dansk' : 'English'}
            </button>
          ))}
        </div>
        <figure lang={locale} className="rounded-card border border-hairline bg-kalk-50 p-5">
          {scene !== undefined && (
            <img
              src={scene.url}
              width={scene.width}
              height={scene.height}
              alt=""
              className="h-auto w-full max-w-72"
            />
          )}
          <blockquote className="mt-4 text-22 font-medium text-gran-900">
            {m.voices_quote({ text: texts[`quote_${locale}`] ?? '' }, { locale })}
          </blockquote>
          <figcaption className="mt-3 text-blaek-600">
            {[texts['shown_name'], home].filter(Boolean).join(' · ')}
          </figcaption>
        </figure>
      </div>
    </AdminCard>
  );
}
