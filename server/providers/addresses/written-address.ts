import { fold } from './fold.ts';

export type WrittenAddress = {
  /** As written, or null where only a place was given. */
  readonly street: string | null;
  /** One to four digits, as far as it is written. */
  readonly postcode: string | null;
  /** Folded. */
  readonly city: string;
};

const AFTER_STREET = /(?<=[\s,])(?<postcode>\d{4})(?:[\s,](?<city>\D[^]*))?$/;
const ALONE = /^(?<postcode>\d{4})(?:[\s,](?<city>\D[^]*))?$/;

/** «Skovvej 12, 2. tv, 8000 Aarhus C», «8000», «Aarhus», «Skovvej 12, Aarhus», «Skovvej 12, 80». */
export function readWritten(text: string): WrittenAddress {
  const written = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(.*\D)?DK-?(?=\d{4})/i, '$1');
  const numbered = AFTER_STREET.exec(written) ?? ALONE.exec(written);
  if (numbered?.groups !== undefined) {
    const { postcode = null, city } = numbered.groups;
    const street = streetOf(written.slice(0, numbered.index));
    return { street, postcode, city: fold(city?.replace(/^[\s,]+/, '') ?? '') };
  }
  if (/^\d{1,3}$/.test(written)) return { street: null, postcode: written, city: '' };
  const comma = written.lastIndexOf(',');
  if (comma === -1) return { street: null, postcode: null, city: fold(written) };
  const street = streetOf(written.slice(0, comma));
  const rest = written.slice(comma + 1).trim();
  // Digits after a comma are a postcode that is still being written.
  return /^\d{1,3}$/.test(rest)
    ? { street, postcode: rest, city: '' }
    : { street, postcode: null, city: fold(rest) };
}

function streetOf(written: string): string | null {
  const street = written.replace(/(?<![\s,])[\s,]+$/, '');
  return street === '' ? null : street;
}
