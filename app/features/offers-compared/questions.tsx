import { useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { CopyIcon } from '../../ui/action-icons.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import type { ComparedColumn } from './compare-view.ts';
import { questionText } from './finding-words.ts';

const SAID_MS = 4000;

/** Plain sentences to send to a firm, one for each thing that is missing or unclear. */
export function Questions({ column }: { readonly column: ComparedColumn }) {
  const [isCopied, setCopied] = useState(false);
  const asked = column.findings.map(questionText).filter((text) => text !== null);
  const letter = column.letter ?? '';
  if (asked.length === 0) {
    return <p className="text-14 text-blaek-600">{m.compare_no_questions({ offer: letter })}</p>;
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asked.join('\n'));
      setCopied(true);
      setTimeout(() => setCopied(false), SAID_MS);
    } catch {
      // The browser allows none: the sentences stand below and are copied by hand.
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        size={44}
        className="w-full whitespace-normal! print:hidden noscript:hidden"
        onClick={() => void copy()}
      >
        {isCopied ? <CheckIcon className="shrink-0" /> : <CopyIcon className="shrink-0" />}
        {isCopied ? m.compare_copied() : m.compare_copy({ count: asked.length, offer: letter })}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? m.compare_copied() : ''}
      </span>
      {/* Without JavaScript nothing copies them: they stand there, where a browser can be told to show them. */}
      <p className="hidden text-14 font-semibold supports-[selector(::details-content)]:noscript:block">
        {m.compare_questions({ offer: letter })}
      </p>
      <details className="mt-1 noscript:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[content-visibility:visible]">
        <summary className="inline-flex min-h-11 items-center text-14 text-gran-700 underline underline-offset-4 supports-[selector(::details-content)]:noscript:hidden print:hidden">
          {m.compare_show_questions({ offer: letter })}
        </summary>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-14">
          {asked.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
