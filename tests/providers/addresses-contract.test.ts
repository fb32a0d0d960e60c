import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { priceZoneOf } from '../../engine/tariff/price-zone.ts';
import { createLogger } from '../../server/logger.ts';
import { adressevaelger } from '../../server/providers/addresses/adressevaelger.ts';
import { embeddedAddresses } from '../../server/providers/addresses/embedded.ts';
import type { AddressSource } from '../../server/providers/addresses/port.ts';
import {
  HOUSES,
  MANNERS_WITHOUT_ADDRESSES,
  startAdressevaelgerServer,
  type AddressManner,
  type AdressevaelgerServer,
} from '../fixtures/adressevaelger-server.ts';

const ANSWERS_WITHIN_MS = 1400;
const log = createLogger('silent');
const postcodes = embeddedAddresses();

let server: AdressevaelgerServer;
beforeEach(async () => {
  server = await startAdressevaelgerServer();
});
afterEach(() => server.close());

const live = (clock?: () => number) =>
  adressevaelger({
    baseUrl: server.baseUrl,
    token: 'a-token',
    postcodes,
    log,
    ...(clock === undefined ? {} : { clock }),
  });

async function valueOf<Value>(
  answer: Promise<{ ok: true; value: Value } | { ok: false; error: { kind: string } }>,
): Promise<Value> {
  const given = await answer;
  if (!given.ok) throw new Error(given.error.kind);
  return given.value;
}

/** What every register of addresses does, whoever stands behind it. */
function addressContract(name: string, sourceOf: () => AddressSource) {
  describe(name, () => {
    test.each(['Skovvej 12, 8000 Aarhus', 'Skovvej 12, 8000', 'Vesterbrogade 1, 1620'])(
      '«%s» leads to its postcode, with town, zone and grid company',
      async (text) => {
        const postcode = text.includes('8000') ? '8000' : '1620';
        const [found] = await valueOf(sourceOf().search(text));
        expect(found).toMatchObject({ postcode, city: postcodes.townOf(postcode) });
        expect(found!.priceZone).toBe(priceZoneOf(postcode));
        // Forsyningstilsynet: all of 1000–1999 is Radius; Konstant and Dinel share 8000.
        const shared = ['5790000704842', '5790000610099'];
        expect(found!.gridCompanies).toEqual(postcode === '8000' ? shared : ['5790000705689']);
        expect(found!.gridCompany).toBe(found!.gridCompanies[0]);
        expect(found!.address).toContain(text.split(',')[0]!);
        const middle = postcodes.placeIn(postcode, null)!;
        expect(Math.hypot(found!.lat - middle.lat, found!.lon - middle.lon)).toBeLessThan(0.05);
      },
    );

    test('one finished text is one place', async () => {
      const place = await valueOf(sourceOf().match('Skovvej 12, 8000 Aarhus C'));
      expect(place).toMatchObject({ address: 'Skovvej 12, 8000 Aarhus C', postcode: '8000' });
    });

    test.each(['', ' ', 'x', '%00<script>', 'qqqq zzzz', 'Skovvej,'])(
      '«%s» means nothing, and is no failure',
      async (text) => {
        expect((await valueOf(sourceOf().search(text))).length).toBeLessThanOrEqual(8);
        expect(await valueOf(sourceOf().match(text))).toBeNull();
      },
    );

    test('a text without end and a number that is none are answered too', async () => {
      const source = sourceOf();
      await valueOf(source.search('a 1 '.repeat(50_000)));
      await valueOf(source.match('a 1 '.repeat(50_000)));
      for (const id of ['', '../vask/', '00000000-0000-4000-8000-999999999999']) {
        expect(await valueOf(source.byId(id))).toBeNull();
      }
    });
  });
}

addressContract('the postcodes', embeddedAddresses);
addressContract('Adressevælger', () => live());

describe('Adressevælger', () => {
  test('is asked by its own names, for no more text than it takes', async () => {
    await live().search(`Skovvej 12,8000  Aarhus ${'x'.repeat(100)}`);
    const [url] = server.asked;
    expect(url?.pathname).toBe('/husnumre/soeg');
    const { tekst = '', ...rest } = Object.fromEntries(url!.searchParams);
    expect(rest).toEqual({ maksimum: '8', token: 'a-token' });
    expect(tekst.length).toBeLessThanOrEqual(73);
    // A comma without a space is not understood there.
    expect(tekst).toMatch(/^Skovvej 12, 8000 Aarhus x/);
  });

  test('gives the house its own place, by number and by finished text', async () => {
    // PROJ 9.5.1, EPSG:25832 to EPSG:4258, of 575,000 and 6,224,500.
    const door = { lat: 56.1596058, lon: 10.2075584 };
    const [house] = HOUSES;
    for (const found of [
      await valueOf(live().byId(house.id)),
      await valueOf(live().match('skowvej 12 8000')),
    ]) {
      expect(found).toMatchObject({ address: 'Skovvej 12, 8000 Aarhus C', precision: 'address' });
      expect(found!.lat).toBeCloseTo(door.lat, 5);
      expect(found!.lon).toBeCloseTo(door.lon, 5);
    }
  });

  test('a street without a number is a place in its postcode; one that may lie anywhere is none', async () => {
    const found = await valueOf(live().search('Skovv'));
    expect(found[0]).toMatchObject({ id: null, label: 'Skovvej, 8000 Aarhus C' });
    expect(found.map(({ label }) => label)).not.toContain('Skovvej');
    expect(found.find(({ label }) => label === 'Skovvej 14, 8000 Aarhus C')?.id).toBe(HOUSES[1].id);
  });

  test('is asked for a text that is too long without losing the postcode, by which its street is told apart', async () => {
    const floor = 'lejlighed på tredje sal til venstre for trappen i baghuset';
    await live().match(`Skovvej 12, ${floor}, 8000 Aarhus C`);
    const asked = server.asked[0]!.searchParams.get('adresse')!;
    expect(asked).toMatch(/^Skovvej 12, lejlighed .*, 8000$/);
    expect(asked.length).toBeLessThanOrEqual(73);
  });

  test('that says everything twice gives each line once', async () => {
    server.behave('twice');
    const labels = (await valueOf(live().search('Skovvej'))).map(({ label }) => label);
    expect(labels).toContain('Skovvej 12, 8000 Aarhus C');
    expect(new Set(labels).size).toBe(labels.length);
  });

  test.each(['another-house', 'without-place', 'swapped'] as const)(
    'that answers «%s» gives no place, and is no failure',
    async (manner) => {
      server.behave(manner);
      expect(await valueOf(live().byId(HOUSES[0].id))).toBeNull();
    },
  );

  test('is waited for while it is slow', async () => {
    server.behave('slowly');
    expect(await valueOf(live().search('Skovvej 12'))).toHaveLength(1);
  });

  const KINDS: Partial<Record<AddressManner, string>> = {
    '401': 'refused',
    '429': 'busy',
    rubbish: 'unreadable',
    'another-answer': 'unreadable',
    half: 'unreadable',
    empty: 'unreadable',
    huge: 'unreadable',
  };

  test.each(MANNERS_WITHOUT_ADDRESSES)(
    'answers «%s»: a failure by its name, in time, to each kind of question',
    async (manner) => {
      server.behave(manner);
      const failure = { ok: false, error: { kind: KINDS[manner] ?? 'unavailable' } };
      const start = performance.now();
      const answers = await Promise.all([
        live().search('Skovvej 12'),
        live().byId(HOUSES[0].id),
        live().match('Skovvej 12, 8000'),
      ]);
      expect(answers).toEqual([failure, failure, failure]);
      expect(performance.now() - start).toBeLessThan(ANSWERS_WITHIN_MS);
      // Nobody is led elsewhere.
      expect(server.asked).toHaveLength(3);
    },
  );

  test.each(['500', 'rubbish', '401', 'drops'] as const)(
    'that answers «%s» again and again is left alone within five calls, for half a minute',
    async (manner) => {
      let nowMs = 0;
      const source = live(() => nowMs);
      server.behave(manner);
      for (let call = 0; call < 20; call++) expect((await source.search('Skovvej')).ok).toBe(false);
      expect(server.asked.length).toBeLessThanOrEqual(5);
      server.behave('well');
      expect((await source.search('Skovvej')).ok).toBe(false);
      nowMs += 30_000;
      expect((await source.search('Skovvej')).ok).toBe(true);
    },
  );

  test('is not left alone for numbers that somebody makes up', async () => {
    const source = live(() => 0);
    for (let call = 0; call < 10; call++) {
      await source.byId(`00000000-0000-4000-8000-0000000009${String(call).padStart(2, '0')}`);
    }
    expect(await valueOf(source.search('Skovvej 12'))).toHaveLength(1);
  });

  test('that nobody listens at is a failure, not an exception', async () => {
    const source = live();
    await server.close();
    expect(await source.search('Skovvej')).toEqual({ ok: false, error: { kind: 'unavailable' } });
    server = await startAdressevaelgerServer();
  });
});
