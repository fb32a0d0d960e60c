import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { KEY_FIELD, TICKET_FIELDS } from '../../domain/posted-form.ts';
import { proofFor } from '../../server/testing/worked-ticket.ts';
import { ask } from './ask.ts';

/** What others wait for meanwhile. */
export type Waits = {
  /** [ms] */
  readonly health: readonly number[];
  readonly home: readonly number[];
  /** Opening the form of a request for an offer and sending it, together. */
  readonly offer: readonly number[];
};

const OTHER = '198.51.100.7';
const LOOK_EVERY_MS = 25;
/** As long as a person needs for the form, at least. */
const FILLED_IN_MS = 5000;
const FORM = '/da/calculator/offer?lat=56.16&lon=10.19&postcode=8000';

let people = 0;

/** Somebody else looks at the site, and every second somebody begins a request for an offer. */
export async function othersWait(url: string, untilMs: number): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const looked = async (path: string) => {
    const times: number[] = [];
    while (performance.now() < untilMs) {
      const { status, ms } = await ask(url, { path, from: OTHER }, agent);
      if (status !== 200) throw new Error(`${path} answered ${status} to somebody else`);
      times.push(ms);
      await pause(LOOK_EVERY_MS);
    }
    return times;
  };
  const offers = async () => {
    const begun: Promise<number>[] = [];
    while (performance.now() < untilMs - FILLED_IN_MS) {
      begun.push(requestedOffer(url, agent));
      await pause(1000);
    }
    return Promise.all(begun);
  };
  const [health, home, offer] = await Promise.all([looked('/healthz'), looked('/da'), offers()]);
  agent.destroy();
  return { health, home, offer };
}

/** As a browser without a script, each from a network of its own: of one only so many are taken in an hour. */
async function requestedOffer(url: string, agent: Agent): Promise<number> {
  people += 1;
  const from = `198.${18 + (people >> 8)}.${people & 255}.7`;
  const opened = await ask(
    url,
    { path: FORM, from, headers: { 'Accept-Encoding': 'identity' } },
    agent,
  );
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(opened.body)?.[1] ?? '';
  const token = hidden(TICKET_FIELDS.token);
  const bits = Number(/bits\\",(\d+)/.exec(opened.body)?.[1]);
  await pause(FILLED_IN_MS);
  const fields = new URLSearchParams({
    [KEY_FIELD]: hidden(KEY_FIELD),
    [TICKET_FIELDS.token]: token,
    [TICKET_FIELDS.proof]: proofFor(token, bits),
    name: 'Anna Holm',
    preferredContactMethod: 'email',
    email: `anna-${people}@example.dk`,
    consent: hidden('consent'),
  });
  const sent = await ask(
    url,
    {
      path: FORM,
      method: 'POST',
      from,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: fields.toString(),
    },
    agent,
  );
  if (sent.status !== 303) throw new Error(`A request for an offer was answered ${sent.status}`);
  return opened.ms + sent.ms;
}
