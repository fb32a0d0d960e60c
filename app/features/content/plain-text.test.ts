import { expect, test } from 'vitest';
import { brand } from '../../brand.ts';
import { headingId } from './heading-id.ts';
import { plainText } from './plain-text.ts';

// Expected values: what one would read aloud from the page.
test.each([
  ['## Nettet\n\nKoster **mest** om `aftenen`.', 'Nettet. Koster mest om aftenen.'],
  ['## Hvad betyder det?\n\nAlt.', 'Hvad betyder det? Alt.'],
  ['Se [guiden](/da/guide) og <b>resten</b>.', 'Se guiden og resten.'],
  ["import {\n  Kr,\n} from './a.tsx';\n\nTekst.", 'Tekst.'],
  ['Det koster <Kr of="price" /> i alt.', 'Det koster … i alt.'],
  ['Før.\n\n<Chart\n  title="Ikke tekst"\n/>\n\nEfter.', 'Før. Efter.'],
  ['- et\n- to\n\n1. tre', 'et to tre'],
  ['| Del | Pris |\n| --- | ---: |\n| Net | 79 øre |', 'Del Pris Net 79 øre'],
  ['<PullLine>\n\nKort sagt.\n\n</PullLine>', 'Kort sagt.'],
  ['<Fill>navn</Fill> står for siden.', 'navn står for siden.'],
  ['{brand.name} regner.', `${brand.name} regner.`],
])('%j reads %j', (mdx, words) => expect(plainText(mdx)).toBe(words));

test.each([
  ['Nettet koster mest kl. 17–21', 'nettet-koster-mest-kl-17-21'],
  ['Hvad betyder det?', 'hvad-betyder-det'],
  ['Før du skriver under', 'før-du-skriver-under'],
])('the heading %j is found at #%s', (text, id) => expect(headingId(text)).toBe(id));
