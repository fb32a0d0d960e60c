// npm run bench:slow: how long others wait while 500 connections send a header line a second and
// never finish (slowloris).
import { once } from 'node:events';
import { connect } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { serveBuilt } from './serve-built.ts';

const CONNECTIONS = 500;
const LOOKING_MS = 30_000;
const PAUSE_MS = 20;
const AIM_MS = 100;

const site = await serveBuilt();
const { hostname, port } = new URL(site.url);
const slow = await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET /da HTTP/1.1\r\nHost: localhost\r\n');
    return socket;
  }),
);
const dripping = setInterval(() => {
  for (const socket of slow) if (socket.writable) socket.write(`X-Slow: ${Date.now()}\r\n`);
}, 1000);

const waits: number[] = [];
let failures = 0;
const until = performance.now() + LOOKING_MS;
while (performance.now() < until) {
  const asked = performance.now();
  const isWell = await fetch(`${site.url}/healthz`).then(
    async (answer) => (await answer.text()) === 'ok',
    () => false,
  );
  if (!isWell) failures += 1;
  waits.push(performance.now() - asked);
  await pause(PAUSE_MS);
}
const open = slow.filter((socket) => !socket.closed).length;
clearInterval(dripping);
for (const socket of slow) socket.destroy();
await site.stop();

const sorted = waits.toSorted((one, other) => one - other);
const quantile = (share: number) => sorted[Math.floor(share * sorted.length)]!;
const p99 = quantile(0.99);
console.log(`load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`);
console.log(`${open} of ${CONNECTIONS} slow connections still open after ${LOOKING_MS / 1000} s`);
console.log(`/healthz: ${waits.length} asked, ${failures} failed`);
console.log(`  p50 ${quantile(0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (aim ${AIM_MS} ms)`);
process.exit(failures === 0 && p99 <= AIM_MS ? 0 : 1);
