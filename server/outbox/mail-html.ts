import { m } from '../../messages/compiled/messages.js';
import type { Locale } from '../../words/locale.ts';
import { escapeHtml } from '../html.ts';
import type { MailFoot } from './mail-foot.ts';
import { MAIL_LOGO } from './mail-logo.ts';
import type { MailLink, Part, Row, Step } from './mail-parts.ts';

// Mail programs support tables and style attributes; the classes are for dark mode, where a program
// reads them. No picture or font is fetched, because what a reader opens is nobody's business.

const FONT = "font-family:'IBM Plex Sans',Helvetica,Arial,sans-serif";
const INK = '#17231f';
const QUIET = '#4b5852';
const GREEN = '#1b5a48';
const DEEP = '#10312a';
const SUN = '#f4b83a';
const PAPER = '#faf8f3';
const BAND = '#f1ede4';
const LINE = '#d9d3c6';

const DARK = `@media (prefers-color-scheme: dark) {
.paper { background: #0b1512 !important }
.card { background: #14211d !important }
.ink { color: #f1ede4 !important }
.quiet { color: #b7c2bc !important }
.band { background: #1f2e29 !important }
.line { border-color: #3a4944 !important }
.link { color: #9fd0bb !important }
.mark { border-color: #9fd0bb !important }
.hollow { background: #14211d !important }
.dash { border-color: #b7c2bc !important }
}`;

const NARROW = `@media (max-width: 480px) {
.side { padding-left: 20px !important; padding-right: 20px !important }
}`;

/** Keeps mail programs from showing what follows the preview beside the subject. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

type Shell = {
  readonly locale: Locale;
  readonly subject: string;
  readonly preview: string;
  readonly foot: MailFoot;
};

/** The mail as mail programs show it: one column, 600 px wide, or the window's width on a phone. */
export function mailHtml(
  { locale, subject, preview, foot }: Shell,
  parts: readonly Part[],
): string {
  const title = escapeHtml(subject);
  const why = parts.flatMap((part) =>
    typeof part === 'object' && 'foot' in part ? [part.foot] : [],
  );
  const body = parts.map((part) => htmlOf(part, locale)).join('\n');
  return `<!doctype html>
<html lang="${locale}" xmlns:v="urn:schemas-microsoft-com:vml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${NARROW}
${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${PAPER}">${escapeHtml(preview)}${FILLER}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;${FONT}">
<tr><td class="side" style="background:${DEEP};padding:20px 32px">${MAIL_LOGO}</td></tr>
<tr><td class="side ink" style="padding:32px 32px 24px;color:${INK};font-size:16px;line-height:24px">
<h1 class="ink" style="margin:0 0 20px;font-size:28px;line-height:36px;font-weight:600;color:${INK}">${title}</h1>
${body}
</td></tr>
${footBand(why, foot)}</table>
</td></tr></table>
</body>
</html>`;
}

function htmlOf(part: Part, locale: Locale): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${lines(part)}</p>`;
  if ('heading' in part) {
    return `<h2 class="ink" style="margin:32px 0 12px;font-size:20px;line-height:28px;font-weight:600;color:${INK}">${escapeHtml(part.heading)}</h2>`;
  }
  if ('href' in part) return button(part.href, part.label, locale);
  if ('links' in part) {
    return `<p style="margin:0 0 16px">${part.links.map(anchor).join('<br>')}</p>`;
  }
  if ('steps' in part) return stepList(part.steps);
  if ('foot' in part) return '';
  return table(part);
}

/** A band of its own below the letter: why it was sent, who sends it, and where to read more. */
function footBand(why: readonly string[], { sender, links }: MailFoot): string {
  const anchors = links.map(anchor);
  const said = [
    ...why.map(lines),
    [lines(sender), anchors.join(' · ')].filter(Boolean).join('<br>'),
  ];
  const paragraphs = said.map(
    (text, index) => `<p style="margin:${index === 0 ? 0 : 12}px 0 0">${text}</p>`,
  );
  return `<tr><td class="side band quiet" style="background:${BAND};padding:20px 32px;font-size:14px;line-height:20px;color:${QUIET}">${paragraphs.join('')}</td></tr>\n`;
}

const anchor = ({ href, label }: MailLink): string =>
  `<a href="${escapeHtml(href.href)}" class="link" style="color:${GREEN}">${escapeHtml(label)}</a>`;

/**
 * The address is printed below the button, for readers who don't see the button or don't press one
 * they can't check.
 */
function button(to: URL, label: string, locale: Locale): string {
  const address = escapeHtml(to.href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 12px"><tr><td style="background:${GREEN};border-radius:4px"><a href="${address}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 16px;font-size:14px;line-height:20px;color:${QUIET}">${escapeHtml(m.mail_link_copy({}, { locale }))}<br><a href="${address}" class="link" style="color:${GREEN};word-break:break-all">${address}</a></p>`;
}

function table(rows: readonly Row[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.map(tableRow).join('')}</table>`;
}

function tableRow({ label, value, isMain = false }: Row): string {
  const cell = `border-top:1px solid ${LINE};padding:10px 0`;
  const indent = isMain ? ';padding-left:12px' : '';
  const band = isMain ? `;background:${BAND}` : '';
  const size = isMain ? 'font-size:22px;line-height:28px' : 'font-size:16px;line-height:24px';
  const names = isMain ? 'line band' : 'line';
  return `<tr><th scope="row" align="left" valign="top" width="42%" class="${names} quiet" style="${cell};padding-right:12px${indent}${band};font-weight:400;color:${QUIET}">${escapeHtml(label)}</th><td valign="top" class="${names} ink" style="${cell}${band};${size};font-weight:600;color:${INK}">${lines(value)}</td></tr>`;
}

/**
 * A mark for each step, a dashed line from one to the next while nothing is binding, a square at the end.
 * The line is the edge of a cell: mail programs place nothing freely.
 */
function stepList(steps: readonly Step[]): string {
  const rows = steps.map(({ when, what, text }, index) => {
    const isLast = index === steps.length - 1;
    const isHollow = index > 0 && !isLast;
    const look = isLast
      ? `background:${GREEN};border-radius:4px`
      : `background:${isHollow ? '#ffffff' : SUN};border-radius:10px`;
    const line = isLast ? '' : `;border-left:2px dashed ${QUIET}`;
    const mark = `<div class="mark${isHollow ? ' hollow' : ''}" style="width:16px;height:16px;border:2px solid ${isLast ? GREEN : INK};${look};font-size:0;line-height:0">&nbsp;</div>`;
    return `<tr><td colspan="2" width="32" valign="top" style="padding:0 12px 0 0">${mark}</td><td class="quiet" style="padding:0 0 2px;font-size:14px;line-height:20px;color:${QUIET}">${escapeHtml(when)}</td></tr>
<tr><td width="9" style="font-size:0;line-height:0">&nbsp;</td><td width="23" class="dash" style="font-size:0;line-height:0${line}">&nbsp;</td><td class="ink" style="padding:0 0 16px;color:${INK}"><strong>${escapeHtml(what)}</strong><br>${escapeHtml(text)}</td></tr>`;
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px;border-collapse:collapse">${rows.join('\n')}</table>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
