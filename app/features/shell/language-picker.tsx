import { useRef } from 'react';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { m } from '../../../messages/compiled/messages.js';
import { Mark } from '../../ui/drawings/marks.tsx';
import { Flag } from './flag.tsx';
import { closeIfCurrent, LANGUAGE_NAMES, useLanguageLinks } from './language-links.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/** A native disclosure, so that the languages can be reached without JavaScript too. */
export function LanguagePicker() {
  const picker = useRef<HTMLDetailsElement>(null);
  const close = useCloseOnLeave(picker);
  const languages = useLanguageLinks();
  const current = LANGUAGE_NAMES[getLocale()];
  return (
    <details ref={picker} className="group relative">
      <summary
        aria-label={m.shell_language_label({ language: current })}
        className="flex h-11 list-none items-center gap-2 rounded-control px-2 text-14 font-medium min-[78rem]:px-3 [&::-webkit-details-marker]:hidden"
      >
        <Flag locale={getLocale()} />
        <span className="max-[22.5rem]:hidden">{current}</span>
        <Mark shape="chevron" size={18} className="group-open:rotate-180" />
      </summary>
      <ul className="absolute top-12 right-0 w-44 overflow-hidden rounded-control bg-white py-1 text-blaek shadow-overlay">
        {languages.map((link) => (
          <li key={link.locale}>
            <a
              href={link.href}
              hrefLang={link.locale}
              lang={link.locale}
              aria-current={link.current ? 'true' : undefined}
              onClick={closeIfCurrent(link, close)}
              className="flex h-11 items-center gap-3 px-4 text-14 font-medium -outline-offset-2 hover:bg-kalk-100 aria-[current]:bg-gran-100"
            >
              <Flag locale={link.locale} />
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
