import { expect, test } from 'vitest';
import { readOffer } from './read-offer.ts';

const found = (text: string) => readOffer(text).found;

test.each([
  ['16 stk. paneler 435 Wp', '16', '435'],
  ['14 × 440 W helsorte paneler', '14', '440'],
  ['Antal paneler: 15\nEffekt 425 W', '15', '425'],
  ['18 panels of 440 W', '18', '440'],
  ['20 stk. JA Solar 445W solcellemoduler', '20', '445'],
  ['16 x 440 W panels. 25-year product warranty on the panels.', '16', '440'],
  ['14 stk. Jinko Tiger Neo 440Wp N-type', '14', '440'],
  ['Solpaneler 440 W (14 stk.)', '14', '440'],
  ['1. Solceller 14,00 stk.\n440 W', '14', '440'],
  ['Inverter 6 kW og 14 paneler á 440 W', '14', '440'],
  ['På 2 dage lægger vi 2 rækker med 14 paneler på 440 W', '14', '440'],
  ['14 paneler 440 W: 7 paneler mod øst og 7 paneler mod vest', '14', '440'],
  ['Hus: 14 paneler\nGarage: 10 paneler\nI alt 24 paneler à 440 W', '24', '440'],
  ['14 paneler på huset og 10 paneler på garagen, 24 paneler i alt, 440 W', '24', '440'],
  ['Paneler i alt: 24 stk. 440 W', '24', '440'],
  ['Østside 8 paneler, vestside 8 paneler (16 i alt), 440 W', '16', '440'],
  ['12 paneler på huset + 8 på garagen = 20 paneler, 440 W', '20', '440'],
  ['18 paneler 440 W, BYD (3 moduler, 7,68 kWh)', '18', '440'],
  ['20 paneler 440 W, 20 mikroinvertere à 400 W', '20', '440'],
  ['12 panels south, 8 panels east, total 20 panels of 440 W', '20', '440'],
])('%s', (text, panels, panelW) => {
  expect(found(text)).toMatchObject({ panels, panelW });
});

test('panels that are counted in two ways are not guessed', () => {
  expect(found('16 paneler 440 W\n14 paneler på garagen')).not.toHaveProperty('panels');
});

test.each([
  '8 paneler mod øst og 8 paneler mod vest',
  '8 + 6 paneler',
  'Østside 8 paneler, vestside 8 paneler',
  '1 stk. solcelleanlæg 6,16 kWp',
  '12 m kabel til panelerne',
  '25 års levetid på paneler',
])('«%s» does not say how many panels there are', (text) => {
  expect(found(text)).not.toHaveProperty('panels');
});

test.each([
  ['Batteri 10 kWh', '10'],
  ['Uden batteri', '0'],
  ['Ingen batteri', '0'],
  ['Intet batteri', '0'],
  ['Ikke batteri', '0'],
  ['Batteri: nej', '0'],
  ['Batteri medfølger ikke', '0'],
  ['No battery', '0'],
  ['The battery is not included', '0'],
  ['Excluding battery', '0'],
  ['Option: batteri 10 kWh', '0'],
  ['Inverter klar til batteri', '0'],
  ['Garanti på batteri 10 år', undefined],
  ['2 x BYD 5,12 kWh batteri', '10.24'],
  ['Batteri: 2 stk. Pylontech US5000 4,8 kWh', '9.6'],
  ['2 stk. batterier à 5 kWh', '10'],
  ['Pylontech batteri 5 kWh x 3', '15'],
  ['Batteri (2 moduler á 7,68 kWh)', '15.36'],
  ['Batteri 5 kWh, antal 2', '10'],
  ['Batteri 5 kWh, antal: 2 stk.', '10'],
  ['Antal 2 batterier á 5 kWh', '10'],
  ['Batteri 5,12 kWh (2 stk.)', '10.24'],
  ['Three 5 kWh batteries', '15'],
  ['3 batteries at 5 kWh each', '15'],
  ['1 stk. batteri 10 kWh', '10'],
  ['Et batteri på 10 kWh', '10'],
  ['Batteri, i alt 10 kWh (2 x 5 kWh)', '10'],
  ['Batteripakke 10 kWh (2x5)', '10'],
  ['2 Tesla Powerwall batterier, 13,5 kWh pr. stk.', '27'],
  ['Two Tesla Powerwall batteries, 13.5 kWh each', '27'],
  ['4 stk. Pylontech 3,55 kWh batterimoduler, samlet 14,2 kWh', '14.2'],
  ['Batteri | 2 | 5 kWh', '10'],
  ['5 kWh batteri (x 2)', '10'],
  ['2 PCS. BYD BATTERY 5 KWH', '10'],
  ['A pair of 5 kWh batteries', undefined],
  ['3 stk. batterimoduler (5 kWh)', undefined],
  ['Batteri 9,6 kWh (3 moduler)', undefined],
  ['Batterier à 5 kWh', undefined],
  ['2-3 batterier à 5 kWh', undefined],
  ['Op til 4 batterimoduler på 5 kWh', undefined],
  ['Batteri 5 kWh pr. modul', undefined],
])('battery: %s', (text, batteryKwh) => {
  expect(found(text).batteryKwh).toBe(batteryKwh);
});

test.each([
  ['Hybrid-inverter 6 kW, forberedt til batteri.', '6'],
  ['30 paneler à 425 W. Hybrid-inverter 6 kW forberedt til batteri. Stillads.', '6'],
  ['Batteriklar inverter 8 kW', '8'],
  ['5 kW inverter, ready for a battery', '5'],
  ['1 stk. 6 kW hybridinverter', '6'],
  ['Inverter 6000 W', '6'],
  ['Batteri 10 kWh med inverter 5 kW', undefined],
  ['Option: batteri 10 kWh med inverter 5 kW', undefined],
  ['2 x Growatt 4 kW inverter', '8'],
  ['2 stk. Fronius invertere á 5 kW', '10'],
  ['To invertere på 5 kW', '10'],
  ['Inverter 5 kW x 2', '10'],
  ['Two 4 kW inverters', '8'],
  ['2 x Huawei SUN2000-5KTL', '10'],
  ['2 pcs. SMA 5 kW inverters', '10'],
  ['Inverter 2x5kW', '10'],
  ['16 paneler 440 W med 2 invertere på 4 kW', '8'],
  ['Invertere á 5 kW', undefined],
  ['14 stk. paneler 440 W med en inverter på 6 kW', '6'],
  ['16 stk. mikroinvertere 380 W', '6.08'],
  ['3-faset inverter 8 kW', '8'],
  ['Inverter 6 kW (ikke batteri)', '6'],
])('inverter: %s', (text, inverterKw) => {
  expect(found(text).inverterKw).toBe(inverterKw);
});
