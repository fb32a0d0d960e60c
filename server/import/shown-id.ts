const MOST_SHOWN = 120;

/** A list of what was refused may be kept and passed on: it names no whole number, and no id can move the cursor. */
export function shownId(id: string): string {
  if (/^[+(]?\d[\d\s().-]{6,}$/.test(id)) return `phone …${id.replace(/\D/g, '').slice(-4)}`;
  return plainText(id);
}

export function plainText(text: string): string {
  const plain = text.replace(/\p{C}/gu, '?');
  return plain.length > MOST_SHOWN ? `${plain.slice(0, MOST_SHOWN)}…` : plain;
}
