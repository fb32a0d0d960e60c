import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Figure } from './figure.tsx';
import { NumberSlider } from './number-slider.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';

/** The attribute's value in the first tag that matches. */
function attribute(html: string, tag: RegExp, name: string): string | undefined {
  const found = tag.exec(html)?.[0] ?? '';
  return new RegExp(`\\b${name}="([^"]*)"`).exec(found)?.[1];
}

describe('a field in error', () => {
  const html = renderToStaticMarkup(
    <TextField
      label="E-mail"
      name="email"
      id="email"
      help="Hertil"
      error="Skriv en e-mail med @"
    />,
  );
  test('is marked and described by message and help, in that order', () => {
    expect(attribute(html, /<input[^>]*>/, 'aria-invalid')).toBe('true');
    expect(attribute(html, /<input[^>]*>/, 'aria-describedby')).toBe('email-error email-help');
    expect(html).toContain('id="email-error"');
    expect(html).toContain('id="email-help"');
  });
  test('keeps its label', () => {
    expect(attribute(html, /<label[^>]*>/, 'for')).toBe('email');
  });
});

test('a field without help or error describes itself by nothing', () => {
  const html = renderToStaticMarkup(<TextField label="Navn" name="name" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('only the number field of a slider is sent with the form, and the two are named apart', () => {
  const html = renderToStaticMarkup(
    <NumberSlider
      name="slope"
      label="Hældning"
      sliderLabel="Hældning, skyder"
      unit="°"
      min={0}
      max={90}
      step={1}
      value={45}
      onValue={() => {}}
      decimal=","
      read={(text) => ({ ok: true, value: Number(text) })}
    />,
  );
  expect(html.match(/name="slope"/g)).toHaveLength(1);
  expect(attribute(html, /<input[^>]*type="text"[^>]*>/, 'name')).toBe('slope');
  const range = /<input[^>]*type="range"[^>]*>/;
  expect(attribute(html, range, 'aria-label')).toBe('Hældning, skyder');
  expect(attribute(html, range, 'aria-valuetext')).toBe('45 °');
  expect(attribute(html, range, 'style')).toBe('--filled:50%');
});

test('one tab is in the tab order and its panel is the one shown', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Grafer"
      value="b"
      tabs={[
        { id: 'a', label: 'A', content: 'first' },
        { id: 'b', label: 'B', content: 'second' },
      ]}
    />,
  );
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  expect(attribute(html, /<button[^>]*aria-selected="true"[^>]*>/, 'tabindex')).toBe('0');
  expect(/<section[^>]*data-chosen[^>]*>(.*?)<\/section>/.exec(html)?.[1]).toContain('second');
  // Both are in the document: without a script they are read one after the other.
  expect(html).toContain('first');
});

test('radio cards send the chosen value without JavaScript', () => {
  const html = renderToStaticMarkup(
    <RadioCards
      name="channel"
      legend="Hvordan?"
      defaultValue="phone"
      cards={[
        { value: 'email', label: 'På e-mail' },
        { value: 'phone', label: 'På telefon', content: 'Telefon' },
      ]}
    />,
  );
  expect(attribute(html, /<input[^>]*checked=""[^>]*>/, 'value')).toBe('phone');
});

test('figure and unit hold together, the currency first in English', () => {
  const words = (html: string) => html.replaceAll(/<[^>]*>/g, '');
  expect(words(renderToStaticMarkup(<Figure value="72.400" unit="kr." />))).toBe('72.400\u00a0kr.');
  expect(words(renderToStaticMarkup(<Figure value="72,400" unit="DKK" unitFirst />))).toBe(
    'DKK\u00a072,400',
  );
});
