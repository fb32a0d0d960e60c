import type { Chance } from './chance.ts';

type Header = readonly [name: string, value: string];

const ODD: readonly Header[] = [
  ['Host', 'a b'],
  ['Host', ''],
  ['Host', '[::1'],
  ['Host', 'x:99999'],
  ['Host', 'other.example'],
  ['Host', 'LOCALHOST.:80'],
  ['Host', 'ø.dk'],
  ['Host', 'a'.repeat(3000)],
  ['Origin', 'null'],
  ['Origin', 'https://other.example'],
  ['Origin', '::'],
  ['Origin', ''],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-Fetch-Site', '\u00ff'],
  ['Referer', 'not an address'],
  ['Referer', `https://a/${'%'.repeat(500)}`],
  ['Cookie', 'solrig_session=; solrig_session='],
  ['Cookie', `solrig_session=${'a'.repeat(43)}`],
  ['Cookie', 'solrig_session=%; solrig_code=%00; solrig_locale=\u00e5'],
  ['Cookie', '=;=;;;==a;'],
  ['Cookie', 'a=b; '.repeat(1500)],
  ['Cookie', `solrig_locale=${'x'.repeat(15_000)}`],
  ['Accept-Language', 'da;q=nan, en;q=1e999, ;;q=,'],
  ['Accept-Language', 'x-'.repeat(2000)],
  ['Accept-Encoding', 'br;q=0, gzip;q=2, *;q=-1'],
  ['Accept-Encoding', 'br'],
  ['Accept', 'text/x-script'],
  ['X-Forwarded-For', 'a, b, 999.1.1.1, ::::'],
  ['X-Forwarded-For', '1.1.1.1,'.repeat(500)],
  ['X-Forwarded-For', '[::1]:99999'],
  ['X-Forwarded-Host', 'other.example'],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-React-Router-Prerender-Data', '1'],
  ['X-React-Router-SPA-Mode', 'yes'],
  ['If-None-Match', '*'],
  ['If-None-Match', 'W/"a", "'],
  ['If-Modified-Since', 'never'],
  ['If-Match', '"0"'],
  ['Range', 'bytes=0-1,-1,999999999999-'],
  ['Idempotency-Key', ''],
  ['Idempotency-Key', "' or 1=1"],
  ['Idempotency-Key', 'k'.repeat(5000)],
  ['Authorization', 'Basic %%%'],
  ['Content-Type', 'multipart/form-data; boundary="'],
  ['Content-Encoding', 'gzip'],
  ['Expect', '100-continue'],
  ['Expect', 'tea'],
  ['Upgrade', 'websocket'],
  ['Upgrade', 'h2c'],
  ['Purpose', 'prefetch'],
  ['User-Agent', ''],
  ['User-Agent', 'Googlebot/2.1'],
  ['User-Agent', '() { :;}; echo'],
  ['X-A', 'b'.repeat(17_000)],
];

/** One or two wrong headers, in place of the right ones or in addition. */
export function oddHeaders(chance: Chance, headers: readonly Header[]): [string, string][] {
  let spoiled = headers.map(([name, value]): [string, string] => [name, value]);
  for (let times = 1 + chance.below(2); times > 0; times--) {
    const [name, value] = chance.pick(ODD);
    if (chance.is(0.75))
      spoiled = spoiled.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
    spoiled.splice(chance.below(spoiled.length + 1), 0, [name, value]);
  }
  if (chance.is(0.02))
    spoiled.push(
      ...Array.from({ length: 300 }, (_, index): [string, string] => [`X-${index}`, 'y']),
    );
  return spoiled;
}
