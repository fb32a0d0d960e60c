import { EmailText } from './email-text.tsx';

type MarkedProps = { readonly text: string; readonly sought: string };

/** A text in which what was looked for is marked. */
export function Marked({ text, sought }: MarkedProps) {
  const at = sought === '' ? -1 : text.toLowerCase().indexOf(sought.toLowerCase());
  if (at < 0) return <EmailText text={text} />;
  const end = at + sought.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-sol-100 text-inherit">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
