import { sourceParts } from '../../../../words/source-places.ts';

/** Where a figure is from; the place leads there where its address is known or stands in the text. */
export function TariffSource({ text }: { readonly text: string }) {
  const to = placeOf(text);
  if (to === null) {
    return (
      <span className="line-clamp-2 max-w-44" title={text}>
        {text}
      </span>
    );
  }
  return (
    <a
      href={to.address}
      target="_blank"
      rel="noreferrer"
      title={text}
      className="inline-flex min-h-6 items-center text-gran-700 underline underline-offset-4"
    >
      {to.name}
    </a>
  );
}

/** @returns null: nowhere that is known */
export function placeOf(text: string): { readonly name: string; readonly address: string } | null {
  const [address] = /https:\/\/[^\s,;)]+/.exec(text) ?? [];
  if (address !== undefined && URL.canParse(address)) {
    return { name: new URL(address).hostname.replace(/^www\./, ''), address };
  }
  const known = sourceParts(text).find(({ href }) => href !== null);
  return known?.href ? { name: known.text, address: known.href } : null;
}
