import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PartnersPage, type Partner } from './partners-page.tsx';
import { TestimonialsPage, type Testimonial } from './testimonials-page.tsx';

const PROVED: Testimonial = {
  id: 'kim',
  quote: 'Det virker.',
  from: 'Kim · Parcelhus i Køge',
  scene: null,
  isExample: false,
};
const COMPANY: Partner = {
  id: 'firma',
  name: 'Firma',
  kind: 'installer',
  area: 'Fyn',
  text: 'Sætter solceller op.',
  url: null,
  logoKey: null,
  since: '2026-11-01',
  isExample: false,
};

function testimonials(shown: readonly Testimonial[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <TestimonialsPage testimonials={shown} writeTo="/da/contact" />
    </MemoryRouter>,
  );
}

function partners(shown: readonly Partner[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PartnersPage partners={shown} writeTo="/da/contact" />
    </MemoryRouter>,
  );
}

const tags = (html: string) => html.match(/>Eksempel</g)?.length ?? 0;

test('a quote has the tag until it is proved, and the note disappears with the last example', () => {
  const mixed = testimonials([PROVED, { ...PROVED, id: 'eks', isExample: true }]);
  expect(tags(mixed)).toBe(1);
  expect(mixed).toContain('som vi selv har skrevet');
  const proved = testimonials([PROVED]);
  expect(proved).toContain('»Det virker.«');
  expect(tags(proved)).toBe(0);
  expect(proved).not.toContain('som vi selv har skrevet');
});

test('a partner has the tag if it is invented, and its joining date if it is not', () => {
  expect(tags(partners([{ ...COMPANY, since: null, isExample: true }]))).toBe(1);
  const real = partners([COMPANY]);
  expect(tags(real)).toBe(0);
  expect(real).toContain('Partner siden 1.\u00a0november\u00a02026');
});

test('with nobody to show, both pages say so, and what to do', () => {
  expect(testimonials([])).toContain('Her står ingen endnu.');
  expect(partners([])).toContain('Vi har ingen partnere at vise endnu.');
});
