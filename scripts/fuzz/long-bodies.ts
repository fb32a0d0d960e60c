import { BOUNDARY } from '../abuse/boundary.ts';
import { headersOf, type FuzzedSite } from './fuzzed-site.ts';
import {
  BODY_LENGTH,
  FIELD_LENGTH,
  FIELDS_LENGTH,
  FILLINGS,
  filled,
  JSON_LENGTH,
  numbered,
  UPLOAD_LENGTH,
  type LongParts,
  type LongRequest,
} from './long-parts.ts';
import type { Target } from './target.ts';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const KINDS = { [JSON_TYPE]: 'JSON', [FORM]: 'form', [MULTIPART]: 'multipart form' } as const;
const part = (head: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

export function longBodies(
  target: Target,
  site: Pick<FuzzedSite, 'url' | 'cookies'>,
): readonly LongRequest[] {
  const { path, body } = target;
  if (body === null || target.isDear || /sign-out|account/.test(path)) return [];
  const at: At = (what, length, type, content) => ({
    kind: KINDS[type],
    what,
    method: 'POST',
    path,
    length,
    of: (size: number): LongParts => ({
      query: new URLSearchParams(target.query).toString(),
      headers: { ...headersOf(site, 'anna'), 'Content-Type': type },
      body: content(size),
    }),
  });
  return body.kind === 'json' ? longJson(body.fields, at) : longForm(path, body.fields, at);
}

type At = (
  what: string,
  length: number,
  type: keyof typeof KINDS,
  content: (length: number) => string,
) => LongRequest;
type Fields = Readonly<Record<string, unknown>>;

function longJson(fields: Fields, at: At): readonly LongRequest[] {
  const call = (what: string, length: number, content: (length: number) => string) =>
    at(`JSON ${what}`, length, JSON_TYPE, content);
  const whole = (more: object) => JSON.stringify({ ...fields, ...more });
  return [
    call('of many levels', JSON_LENGTH, (n) => filled('[', n / 2) + filled(']', n / 2)),
    call(
      'of many levels of fields',
      JSON_LENGTH,
      (n) => `${filled('{"a":', n)}1${'}'.repeat(n / 5)}`,
    ),
    call('of many fields', JSON_LENGTH, (n) =>
      whole(Object.fromEntries(numbered(n, (index) => `a${index}`, 12).map((name) => [name, 1]))),
    ),
    ...Object.keys(fields).flatMap((name, index) => [
      call(`whose ${name} is long`, JSON_LENGTH, (n) =>
        whole({ [name]: filled(decodeURIComponent(FILLINGS[index % FILLINGS.length]!), n) }),
      ),
      call(`whose ${name} is a list`, JSON_LENGTH, (n) =>
        whole({ [name]: numbered(n, String, 4) }),
      ),
      call(`whose ${name} is a list of fields`, JSON_LENGTH, (n) =>
        whole({ [name]: numbered(n, String, 24).map((id) => ({ id, slope: 1 })) }),
      ),
    ]),
  ];
}

function longForm(path: string, fields: Fields, at: At): readonly LongRequest[] {
  const form = (what: string, length: number, content: (length: number) => string) =>
    at(`a form with ${what}`, length, FORM, content);
  const given = (name: string | null, value: string) =>
    [
      ...Object.entries(fields)
        .filter(([other]) => other !== name)
        .map(([other, text]) => `${encodeURIComponent(other)}=${encodeURIComponent(String(text))}`),
      ...(name === null ? [value] : [`${encodeURIComponent(name)}=${value}`]),
    ].join('&');
  const takesFiles =
    /thank-you\/(?:files|send-file)|calculator\/(?:offer|start)|admin\/content/.test(path);
  const parts = takesFiles ? UPLOAD_LENGTH : BODY_LENGTH;
  const end = `--${BOUNDARY}--\r\n`;
  return [
    form('many fields', FIELDS_LENGTH, (n) =>
      given(null, numbered(n, (index) => `a${index}=1`).join('&')),
    ),
    form('one field many times', FIELDS_LENGTH, (n) => {
      const [name = 'a'] = Object.keys(fields).filter((one) => one !== 'intent');
      return given(null, numbered(n, () => `${encodeURIComponent(name)}=1`).join('&'));
    }),
    ...Object.keys(fields).map((name, index) => {
      const value = FILLINGS[index % FILLINGS.length]!;
      return form(`a long ${name} of «${value}»`, FIELD_LENGTH, (n) =>
        given(name, filled(value, n)),
      );
    }),
    at(
      'many parts',
      parts,
      MULTIPART,
      (n) => numbered(n, (index) => part(`name="a${index}"`, '1'), 96).join('') + end,
    ),
    at(
      'a part with a long name',
      BODY_LENGTH,
      MULTIPART,
      (n) => part(`name="${filled('a', n)}"`, '1') + end,
    ),
    at(
      'a part with many headers',
      BODY_LENGTH,
      MULTIPART,
      (n) => part(`name="a"${numbered(n, (index) => `\r\nA${index}: 1`, 12).join('')}`, '1') + end,
    ),
    at(
      'a long file',
      parts,
      MULTIPART,
      (n) =>
        part(
          'name="files"; filename="a.pdf"\r\nContent-Type: application/pdf',
          `%PDF-1.7\n${filled('1 0 obj\n', n)}`,
        ) + end,
    ),
    at(
      'a text full of what looks like the end',
      parts,
      MULTIPART,
      (n) => part('name="a"', filled('\r\n--', n)) + end,
    ),
  ];
}
