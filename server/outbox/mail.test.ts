import { expect, test } from 'vitest';
import { mailOf } from './mail.ts';

const head = {
  purpose: 'offer-receipt',
  locale: 'da',
  recipient: 'kim@example.com',
  subject: 'Tal & <tag>',
} as const;

const mail = mailOf(head, [
  'Hej\nKim',
  { heading: 'Dine tal' },
  [
    { label: 'Sted', value: '8000 <Aarhus>' },
    { label: 'Pris', value: '72.400 kr.', isMain: true },
  ],
  { href: new URL('https://solrig.example/da?a=1&b=2'), label: 'Åbn' },
  { steps: [{ when: 'I dag', what: 'Kvittering', text: 'Du har den.' }] },
  { foot: 'Derfor <får> du den.' },
]);

test('the text says everything the designed mail says', () => {
  expect(mail.text).toBe(
    'Hej\nKim\n\nDine tal\n\nSted: 8000 <Aarhus>\nPris: 72.400 kr.\n\nÅbn:\nhttps://solrig.example/da?a=1&b=2\n\nI dag: Kvittering. Du har den.\n\nDerfor <får> du den.\n',
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
