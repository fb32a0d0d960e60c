import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date } from '../../../words/format.ts';

/** True while the browser prints: it lays its sheets out right after it has said so. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

/** What stands under each sheet; a sheet's margin takes its words from the root's style. */
export function useSheetFoot(place: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const words = {
      '--sheet-place': cssString(
        `${place} · ${m.report_printed({ date: date(new Date(), getLocale()) })}`,
      ),
      '--sheet-number': cssString(m.pdf_page({ page: '\n', pages: '\r' }))
        .replace('\n', '" counter(page) "')
        .replace('\r', '" counter(pages) "'),
    };
    for (const [name, value] of Object.entries(words)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(words)) style.removeProperty(name);
    };
  }, [place]);
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
