import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withOffers } from '../../domain/offers-compared/offers-in-address.ts';
import { MOST_OFFERS, NO_OFFER } from '../../domain/offers-compared/received-offer.ts';
import { ask, type Question } from './ask.ts';
import { BOUNDARY } from './boundary.ts';

/** One client at its worst until a moment. @returns how often it was answered what */
export type Attack = {
  readonly name: string;
  readonly run: (url: string, untilMs: number) => Promise<ReadonlyMap<number, number>>;
};

const ATTACKER = '192.0.2.1';
/** Connections that one client keeps busy. */
const AT_ONCE = 20;
const PROMISED_BYTES = 25_000_000;
const PARTS = 250_000;
const PASTED_BYTES = 20_000;
/** A form of as many fields and parts as any may have, and close to 256 kB. */
const MOST_FIELDS = 1900;
const MOST_PARTS = 55;
const PART_BYTES = 4000;
const DEAR = 'interestedInBattery=true&batteryStrategy=price-driven';
const WITH_CAR = `${DEAR}&electricCarKmPerYear=20000&chargingPlan=solar-first`;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Asks as often as it is answered, each time another thing. */
function asking(name: string, question: (number: number) => Omit<Question, 'from'>): Attack {
  return {
    name,
    run: async (url, untilMs) => {
      const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
      const statuses = new Map<number, number>();
      let number = 0;
      const one = async () => {
        while (performance.now() < untilMs) {
          const { status } = await ask(url, { ...question(number++), from: ATTACKER }, agent);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          // What is refused at once would else be all that this machine does.
          if (status !== 200) await pause(20);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
      agent.destroy();
      return statuses;
    },
  };
}

const OFFERS = Array.from({ length: MOST_OFFERS }, (_, index) => ({
  ...NO_OFFER,
  firm: `Firma ${index}`,
  price: String(100_000 + index),
  panels: '20',
  panelW: '430',
}));

/** A different place for each, so that nothing is known from before. */
function dearest(number: number): Omit<Question, 'from'> {
  const lat = (55.2 + (number % 400) / 1000).toFixed(3);
  const lon = (9 + (Math.floor(number / 400) % 100) / 1000).toFixed(3);
  const at = `lat=${lat}&lon=${lon}`;
  const wishes = { interestedInBattery: true, batteryStrategy: 'price-driven' };
  const asked: readonly Omit<Question, 'from'>[] = [
    { path: `/da/calculator/report?${at}&${DEAR}` },
    { path: `/da/calculator/solrig-calculator?${at}&${WITH_CAR}&sizing=use` },
    { path: `/da/calculator/report.pdf?${at}&${DEAR}` },
    { path: `/da/calculator/report.data?${at}&${DEAR}` },
    { path: `/da/calculator2?${at}&${DEAR}` },
    { path: `/da/calculator/compare-offers?${withOffers(new URLSearchParams(at), OFFERS)}` },
    {
      path: '/api/v1/estimate',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lat: Number(lat), lon: Number(lon), ...wishes }),
    },
  ];
  return asked[number % asked.length]!;
}

/** A digit, blanks and a letter, again and again. */
const pasted = () => {
  const line = `1${' '.repeat(200)}a`;
  return new URLSearchParams({
    intent: 'read',
    text: line.repeat(Math.ceil(PASTED_BYTES / line.length)).slice(0, PASTED_BYTES),
  }).toString();
};

const ofParts = (count: number, content: string) =>
  Buffer.from(
    `${`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n${content}\r\n`.repeat(count)}--${BOUNDARY}--\r\n`,
  );
const tooManyParts = ofParts(PARTS, '1');
const fullForms = [
  { headers: MULTIPART, body: ofParts(MOST_PARTS, 'a'.repeat(PART_BYTES)) },
  { headers: FORM, body: `name=${'+1'.repeat(50)}&`.repeat(MOST_FIELDS) },
];

/** Begins forms that it never sends, and begins anew what was closed. */
const promising: Attack = {
  name: 'forms promised and not sent',
  run: async (url, untilMs) => {
    const { port, host } = new URL(url);
    const statuses = new Map<number, number>();
    const one = async () => {
      while (performance.now() < untilMs) {
        const socket = connect({ port: Number(port), host: '127.0.0.1' });
        socket.write(
          `POST /da/calculator/offer HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nX-Forwarded-For: ${ATTACKER}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${PROMISED_BYTES}\r\n\r\n`,
        );
        const first = await Promise.race([
          new Promise<string>((resolve) => {
            socket.once('data', (bytes) => resolve(bytes.toString('latin1')));
            socket.once('error', () => resolve(''));
            socket.once('close', () => resolve(''));
          }),
          pause(untilMs - performance.now(), ''),
        ]);
        socket.destroy();
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(20);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    return statuses;
  },
};

export const ATTACKS: readonly Attack[] = [
  asking('the dearest pages', dearest),
  asking('paths of 7,500 parts', (number) => ({ path: `/da/${'a/'.repeat(7500)}${number}` })),
  // As the page's form sends it, and as its script does.
  asking('pasted offers of 20 kB', (number) => ({
    path: `/da/calculator/compare-offers${number % 2 === 0 ? '' : '.data'}`,
    method: 'POST',
    headers: FORM,
    body: pasted(),
  })),
  promising,
  asking('forms of 250,000 parts', () => ({
    path: '/da/calculator/offer',
    method: 'POST',
    headers: MULTIPART,
    body: tooManyParts,
  })),
  asking('forms as full as allowed', (number) => ({
    path: number % 4 < 2 ? '/da/calculator/offer' : '/da/calculator/compare-offers',
    method: 'POST',
    ...fullForms[number % fullForms.length]!,
  })),
];
