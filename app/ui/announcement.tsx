import { useEffect, useRef, useState } from 'react';

type AnnouncementProps = {
  readonly text: string;
  /**
   * How long the text must have been unchanged; otherwise every step of a slider would be read out.
   */
  readonly restMs: number;
};

/** Announces a changed text to screen readers once it settles, but not the initial one. */
export function Announcement({ text, restMs }: AnnouncementProps) {
  const first = useRef(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first.current) return undefined;
    const timer = setTimeout(() => setSaid(text), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
