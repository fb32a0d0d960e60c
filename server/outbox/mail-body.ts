import { escapeHtml } from '../html.ts';

export type Row = { readonly label: string; readonly value: string };

/** A paragraph, an address to follow, or labelled values. */
export type Part = string | URL | readonly Row[];

/** The same parts as plain text and as simple HTML. */
export function mailBody(parts: readonly Part[]): { readonly text: string; readonly html: string } {
  return {
    text: `${parts.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html><meta charset="utf-8"><body>${parts.map(htmlOf).join('\n')}</body>`,
  };
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  if (part instanceof URL) return part.href;
  return part.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return `<p>${lines(part)}</p>`;
  if (part instanceof URL) {
    const address = escapeHtml(part.href);
    return `<p><a href="${address}">${address}</a></p>`;
  }
  return `<table>${part.map(htmlRow).join('')}</table>`;
}

function htmlRow({ label, value }: Row): string {
  return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${lines(value)}</td></tr>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
