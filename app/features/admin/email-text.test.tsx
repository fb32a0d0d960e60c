import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailText } from './email-text.tsx';

const drawn = (text: string) => renderToStaticMarkup(<EmailText text={text} />);

test('a mail address may break before its @, and other words nowhere new', () => {
  expect(drawn('peter.nygaard@mail.example.com')).toBe('peter.nygaard<wbr/>@mail.example.com');
  expect(drawn('Mette Holm, x 1.722 m.')).toBe('Mette Holm, x 1.722 m.');
  expect(drawn('')).toBe('');
});
