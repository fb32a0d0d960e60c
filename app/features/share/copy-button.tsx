import { useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';

/** Copies a text. Without a script the field beside it is copied by hand, so it is not offered then. */
export function CopyButton({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser allows none; the field can still be copied by hand.
    }
  };
  return (
    <>
      <Button
        type="button"
        variant="outlined"
        size={48}
        className="noscript:hidden"
        onClick={() => void copy()}
      >
        {isCopied ? <CheckIcon /> : null}
        {isCopied ? m.share_copied() : m.share_copy()}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? m.share_copied() : ''}
      </span>
    </>
  );
}
