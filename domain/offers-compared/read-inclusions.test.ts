import { expect, test } from 'vitest';
import { readOffer } from './read-offer.ts';
import { NO_OFFER, offerOf } from './received-offer.ts';

const found = (text: string) => readOffer(text).found;

test.each([
  ['Stillads er med.', 'with'],
  ['Stillads: 0 kr.', 'with'],
  ['Prisen er ekskl. stillads', 'without'],
  ['Stillads sørger du selv for.', 'without'],
  ['Kunden sørger selv for stillads', 'without'],
  ['Evt. stillads afregnes efter regning', 'without'],
  ['Inkl. montering, ekskl. stillads', 'without'],
  ['Ekskl. tilmelding, inkl. stillads', 'with'],
  ['Ikke inkluderet:\n- stillads\n- kørsel', 'without'],
  ['Scaffolding is not included', 'without'],
  ['Montering og kørsel', 'unsaid'],
  ['Intet stillads', 'without'],
  ['Ingen stillads eller kørsel', 'without'],
  ['STILLADS MEDFØLGER IKKE', 'without'],
  ['Stillads: ekskl.', 'without'],
  ['Vi leverer ikke stillads', 'without'],
  ['Bortset fra stillads er alt med', 'without'],
  ['No scaffolding', 'without'],
  ['Quote no. 17: scaffolding', 'with'],
  ['The price does not cover scaffolding', 'without'],
  ['Scaffolding isn’t included', 'without'],
  ['Everything except scaffolding', 'without'],
  ['Kørsel medfølger ikke, stillads er med', 'with'],
  ['Ikke kun stillads, også kørsel er med', 'with'],
  ['Stillads uden ekstra beregning', 'with'],
  ['Intet tillæg for stillads', 'with'],
  ['Scaffolding at no extra cost', 'with'],
  ['Uden batteri, men stillads er med', 'with'],
  ['Tilbuddet er eksklusive batteri, men inklusive stillads.', 'with'],
  ['Kørsel er inkluderet. Stillads er heller ikke inkluderet.', 'without'],
  ['Vi har ikke medregnet stillads og eltavle.', 'without'],
  ['Ikke inkluderet i prisen: batteri, stillads, ny eltavle', 'without'],
  ['Ekskl. batteri og stillads', 'without'],
  ['Prisen er inkl. alt undtagen stillads.', 'without'],
  ['Pris for stillads kommer oveni', 'without'],
  ['Der skal ikke bruges stillads', 'needless'],
  ['This offer does not come with a battery or scaffolding.', 'without'],
  ['Scaffolding has not been included', 'without'],
  ['Travel: not included / Scaffolding: included', 'with'],
  ['Ingen stilladsomkostninger', 'with'],
  ['Tillæg for kørsel 900 kr. Stillads og montering.', 'with'],
  ['Kørsel er ikke inkluderet. 2 lag stillads', 'with'],
])('scaffold: %s', (text, scaffold) => {
  expect(found(text).scaffold).toBe(scaffold);
});

test.each([
  ['Stillads: ikke nødvendigt', 'needless'],
  ['Der er ikke behov for stillads', 'needless'],
  ['Stillads er ikke nødvendigt, da taget er lavt', 'needless'],
  ['Stillads hvis nødvendigt', 'without'],
  ['Stillads inkl.', 'with'],
])('scaffold: %s', (text, said) => {
  const { found: read } = readOffer(text);
  expect(read.scaffold).toBe(said);
  const [panels, panelW] = ['16', '440'];
  const offer = offerOf({ ...NO_OFFER, price: '80000', panels, panelW, scaffold: said });
  expect(offer.ok && offer.value.scaffold).toBe(said);
});

test.each([
  ['Tillæg for stillads 6.500 kr.', 'scaffold', '6500'],
  ['Tillæg for opsætning af stillads: 6.500 kr.', 'scaffold', '6500'],
  ['Merpris for stillads: kr. 6.500,-', 'scaffold', '6500'],
  ['Stillads er ikke med, det koster 6.500 kr.', 'scaffold', '6500'],
  ['Stillads: +6.500 kr.', 'scaffold', '6500'],
  ['+ stillads 6.500 kr.', 'scaffold', '6500'],
  ['Stillads 6.500 kr. ekstra', 'scaffold', '6500'],
  ['Ny eltavle +9.500 kr.', 'board', '9500'],
  ['+9.500 kr. for ny eltavle', 'board', '9500'],
  ['Hertil kommer kørsel, 950 kr.', 'travel', '950'],
  ['Hertil kommer kørsel 950 kr.', 'travel', '950'],
  ['Surcharge for scaffold DKK 6,500', 'scaffold', '6500'],
  ['Scaffolding: extra charge DKK 6,500', 'scaffold', '6500'],
  ['Scaffolding is not included (DKK 6,500)', 'scaffold', '6500'],
  ['Stillads 7.500,- skal lægges til', 'scaffold', '7500'],
  ['Skal der bruges stillads, koster det 7.500 kr. ekstra', 'scaffold', '7500'],
  ['Skal eltavlen udskiftes, tillægges 9.500 kr.', 'board', '9500'],
  ['Ny tavle (hvis nødvendigt): 9.500 kr.', 'board', '9500'],
  ['Tilvalg: stillads kr. 6.500', 'scaffold', '6500'],
  ['Plus stillads 6.500 kr.', 'scaffold', '6500'],
  ['Stillads +6.500,-', 'scaffold', '6500'],
  ['Tillæg stillads: 6.500', 'scaffold', '6500'],
  ['Stillads faktureres særskilt med 6.500 kr.', 'scaffold', '6500'],
  ['STILLADS: TILLÆG KR. 6.500,-', 'scaffold', '6500'],
  ['Additional cost for new consumer unit: DKK 9,500', 'board', '9500'],
  ['Add DKK 6,500 for scaffolding', 'scaffold', '6500'],
  ['Scaffolding will be charged at DKK 6,500', 'scaffold', '6500'],
  ['Tillæg for kørsel: 4 kr. pr. km', 'travel', undefined],
  ['Tillæg for stillads og kørsel 8.500 kr.', 'scaffold', undefined],
  ['Tillæg for stillads 5.000-8.000 kr.', 'scaffold', undefined],
])('«%s»: %s is not in the price, and costs %s on top', (text, item, dkk) => {
  const fields: Readonly<Record<string, string>> = found(`Pris 80.000 kr. inkl. moms\n${text}`);
  expect([fields['price'], fields[item], fields[`${item}Dkk`]]).toEqual(['80000', 'without', dkk]);
});

test.each([
  ['Stillads: 6.500 kr.', 'scaffold'],
  ['Intet tillæg for kørsel', 'travel'],
  ['Prisen med stillads: 80.000 kr.', 'scaffold'],
])('«%s» is in the price', (text, item) => {
  const fields: Readonly<Record<string, string>> = found(text);
  expect([fields[item], fields[`${item}Dkk`]]).toEqual(['with', undefined]);
});
