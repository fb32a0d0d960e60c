import { expect, test } from 'vitest';
import { MAIL_LOGO } from './mail-logo.ts';
import { NO_FACTS } from '../../domain/company/no-facts.ts';
import { withSender } from './mail-foot.ts';
import { mailOf as unsignedMailOf } from './mail.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

const head = {
  purpose: 'offer-receipt',
  locale: 'da',
  recipient: 'kim@example.com',
  subject: 'Tal & <tag>',
  preview: 'Vi <svarer>.',
  site: new URL('https://solrig.example/da/thank-you?kvittering=hemmelig'),
} as const;

const FACTS = {
  ...NO_FACTS,
  name: 'Sol & Søn ApS',
  cvr: '12345679',
  town: 'Aarhus C',
  email: 'post@solson.example',
};
const FOOT = 'Sol & Søn ApS, CVR\u00a012\u00a034\u00a056\u00a079\nAarhus C\npost@solson.example';

function mailOf(...given: Parameters<typeof unsignedMailOf>): OutgoingMessage {
  const made = unsignedMailOf(...given);
  return { ...made, ...withSender(made, FACTS, made.locale) };
}

const mail = mailOf(head, [
  'Hej\nKim',
  { heading: 'Dine tal' },
  [
    { label: 'Sted', value: '8000 <Aarhus>' },
    { label: 'Pris', value: '72.400 kr.', isMain: true },
  ],
  { href: new URL('https://solrig.example/da?a=1&b=2'), label: 'Åbn' },
  {
    steps: [
      { when: 'I dag', what: 'Kvittering', text: 'Du har den.' },
      { when: 'Så', what: 'Svar', text: 'Vi skriver.' },
      { when: 'Til sidst', what: 'Ja', text: 'Hvis du vil.' },
    ],
  },
  { foot: 'Derfor <får> du den.' },
]);

test('the text says everything the designed mail says', () => {
  expect(mail.text).toBe(
    `Hej\nKim\n\nDine tal\n\nSted: 8000 <Aarhus>\nPris: 72.400 kr.\n\nÅbn:\nhttps://solrig.example/da?a=1&b=2\n\nI dag\nKvittering. Du har den.\n\nSå\nSvar. Vi skriver.\n\nTil sidst\nJa. Hvis du vil.\n\nDerfor <får> du den.\n\n-- \n${FOOT}\nPrivatliv: https://solrig.example/da/legal/privacy-policy\nKontakt: https://solrig.example/da/contact\n`,
  );
});

test('nothing a person wrote becomes markup', () => {
  expect(mail.html).toContain('<title>Tal &amp; &lt;tag&gt;</title>');
  expect(mail.html).toContain('8000 &lt;Aarhus&gt;');
  expect(mail.html).toContain('Derfor &lt;får&gt; du den.');
  expect(mail.html).toContain('href="https://solrig.example/da?a=1&amp;b=2"');
});

test('opening the mail fetches nothing and runs nothing', () => {
  expect(mail.html).not.toMatch(/<(img|script|link|iframe|object|svg)|url\(|@import|src=/);
});

test('mail programs have one sentence to show beside the subject, and no reader sees it twice', () => {
  const [, hidden = ''] = /<body[^>]*>\s*(<div[^>]*>[^<]*)</.exec(mail.html) ?? [];
  expect(hidden).toContain('display:none');
  expect(hidden).toContain('>Vi &lt;svarer&gt;.&#847;');
  expect(mail.text).not.toContain('svarer');
});

test('the foot names the sender and leads to the site, in the mail’s language, with no key of the reader’s', () => {
  expect(mail.html).toContain(FOOT.replace('&', '&amp;').replaceAll('\n', '<br>'));
  expect(mail.html).toContain('href="https://solrig.example/da/legal/privacy-policy"');
  const english = mailOf({ ...head, locale: 'en' }, ['Hello']);
  expect(english.html).toContain('href="https://solrig.example/en/contact" class="link"');
  expect(english.text).toContain('Contact: https://solrig.example/en/contact\n');
  expect(mail.text + mail.html).not.toContain('hemmelig');
  const toStaff = mailOf({ ...head, site: null }, ['Hej']);
  expect(toStaff.text).toBe(`Hej\n\n-- \n${FOOT}\n`);
  const unknown = unsignedMailOf({ ...head, site: null }, ['Hej']);
  expect(withSender(unknown, NO_FACTS, 'da').text).toBe('Hej\n\n-- \nSolrig\n');
});

test('what is read has a colour of its own where a mail program is dark', () => {
  const [, dark = ''] =
    /@media \(prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/.exec(mail.html) ?? [];
  const withColour =
    mail.html.match(/<(?:p|td|th|h1|h2|a|div)\b[^>]*style="[^"]*\bcolor:#(?!ffffff)[^>]*>/g) ?? [];
  const read = withColour.filter((element) => !element.includes('display:none'));
  expect(read.length).toBeGreaterThan(8);
  for (const element of read) {
    const [, names = ''] = /class="([^"]*)"/.exec(element) ?? [];
    expect(
      names.split(' ').some((name) => dark.includes(`.${name} { color:`)),
      element,
    ).toBe(true);
  }
});

test('no white ground stays white where a mail program is dark', () => {
  const [, dark = ''] =
    /@media \(prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/.exec(mail.html) ?? [];
  // The logo's house is white on green, light or dark.
  const html = mail.html.replace(MAIL_LOGO, '');
  const white = html.match(/<[^>]*background:#ffffff[^>]*>/g) ?? [];
  // The letter itself, and the mark of a step that lies ahead.
  expect(white).toHaveLength(2);
  for (const element of white) {
    const [, names = ''] = /class="([^"]*)"/.exec(element) ?? [];
    expect(
      names.split(' ').some((name) => dark.includes(`.${name} { background:`)),
      element,
    ).toBe(true);
  }
});
