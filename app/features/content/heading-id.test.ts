import { expect, test } from 'vitest';
import { headingId } from './heading-id.ts';

test.each([
  ['Nettet koster mest kl. 17–21', 'nettet-koster-mest-kl-17-21'],
  ['Hvad betyder det?', 'hvad-betyder-det'],
  ['Før du skriver under', 'før-du-skriver-under'],
])('the heading %j is found at #%s', (text, id) => expect(headingId(text)).toBe(id));
