import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { Settings } from '../env.ts';
import { newId } from '../db/new-id.ts';
import { blobsOf } from '../providers/blobs/blobs-of.ts';
import { fine, watch, wrong, type Finding } from './finding.ts';

const TIMEOUT_MS = 5_000;
const CLOCK_WATCH_MS = 5_000;
const CLOCK_WRONG_MS = 60_000;
const CERTIFICATE_WATCH_DAYS = 21;
const DAY_MS = 86_400_000;
const HTTPS_PORT = 443;

type Service = { readonly name: string; readonly url: string; readonly without: string };

/** Those that these settings name. */
function servicesIn(settings: Settings): readonly Service[] {
  const { yieldSource, spotPrices, addresses, roofs, sms } = settings;
  const found: Service[] = [];
  if (yieldSource.kind === 'pvgis') {
    found.push({ name: 'PVGIS', url: yieldSource.url, without: 'The built-in sun answers.' });
  }
  if (spotPrices.kind === 'eds') {
    const without = 'Stored prices answer, then the built-in table.';
    found.push({ name: 'Energi Data Service', url: spotPrices.url, without });
  }
  if (addresses.kind === 'adressevaelger') {
    const without = 'Postcodes and towns are found, house numbers are not.';
    found.push({ name: 'Adressevælger', url: addresses.url, without });
  }
  if (roofs.kind === 'datafordeler') {
    const without = 'Visitors draw their roof; none is found.';
    found.push({ name: 'Datafordeler', url: roofs.url, without });
    found.push({ name: 'height model', url: roofs.heightsUrl, without });
    found.push({
      name: 'aerial photograph',
      url: roofs.photosUrl,
      without: 'Visitors draw their roof without a photograph of it.',
    });
  }
  if (sms.kind === 'gatewayapi') {
    found.push({ name: 'GatewayAPI', url: sms.url, without: 'Nobody can sign in by phone.' });
  }
  return found;
}

/** Whether outside services answer, and what their clocks say. */
export async function outsideFindings(settings: Settings): Promise<readonly Finding[]> {
  const asked = await Promise.all(servicesIn(settings).map(reached));
  const clocks = asked.flatMap(({ aheadMs }) => (aheadMs === null ? [] : [aheadMs]));
  const findings = asked.map(({ finding }) => finding);
  if (settings.mail.kind === 'smtp') findings.push(await mailFinding(settings.mail.url));
  if (settings.blobs.kind === 's3') findings.push(await bucketFinding(settings));
  if (settings.appUrl?.startsWith('https:') === true) {
    findings.push(await certificateFinding(new URL(settings.appUrl)));
  }
  return clocks.length === 0 ? findings : [...findings, clockFinding('clock, outside', clocks)];
}

type Reached = { readonly finding: Finding; readonly aheadMs: number | null };

async function reached({ name, url, without }: Service): Promise<Reached> {
  const started = performance.now();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
    const date = Date.parse(answer.headers.get('date') ?? '');
    const ms = Math.round(performance.now() - started);
    return {
      finding: fine(name, `answers after ${ms} ms`),
      aheadMs: Number.isNaN(date) ? null : Date.now() - date,
    };
  } catch (error) {
    // fetch hides why under a common name.
    const { name: kind, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    const why = cause?.code ?? kind;
    const todo = `${without} Is ${new URL(url).host} allowed through the firewall?`;
    return { finding: watch(name, `does not answer (${why})`, todo), aheadMs: null };
  }
}

/** The clock that agrees best with ours: a single one may be wrong itself. */
export function clockFinding(what: string, aheadMs: readonly number[]): Finding {
  const off = Math.min(...aheadMs.map(Math.abs));
  const says = `${(off / 1000).toFixed(0)} s off`;
  const todo = 'Codes, links and sessions end by this clock: let NTP set it (timedatectl).';
  if (off > CLOCK_WRONG_MS) return wrong(what, says, todo);
  return off > CLOCK_WATCH_MS ? watch(what, says, todo) : fine(what, says);
}

/** Asks for a file that nobody has kept: the right answer is that there is none. */
async function bucketFinding(settings: Settings): Promise<Finding> {
  const asked = await blobsOf(settings).get(newId(new Date()));
  if (!asked.ok && asked.error.kind === 'gone') return fine('bucket', 'answers');
  const todo =
    'Files and backups need it. Are S3_URL, its region and keys right, and may they list the bucket?';
  return wrong('bucket', 'does not answer, or refuses', todo);
}

async function mailFinding(url: string): Promise<Finding> {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return fine('mail', 'the server takes us in');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return wrong('mail', `refused or silent (${code})`, 'Check SMTP_URL. Messages wait meanwhile.');
  } finally {
    transport.close();
  }
}

function certificateFinding({ hostname, port }: URL): Promise<Finding> {
  const what = 'certificate';
  return new Promise((resolve) => {
    const socket = connect(
      { host: hostname, port: port === '' ? HTTPS_PORT : Number(port), servername: hostname },
      () => {
        const until = Date.parse(socket.getPeerCertificate().valid_to);
        socket.end();
        const days = Math.floor((until - Date.now()) / DAY_MS);
        const says = `holds for ${days} days`;
        const todo = 'Renew it, or see why it does not renew itself.';
        resolve(days < CERTIFICATE_WATCH_DAYS ? watch(what, says, todo) : fine(what, says));
      },
    );
    const failed = (why: string) => {
      socket.destroy();
      resolve(wrong(what, `${hostname}: ${why}`, 'Check the proxy in front and its certificate.'));
    };
    socket.setTimeout(TIMEOUT_MS, () => failed('no answer'));
    socket.on('error', (error: NodeJS.ErrnoException) => failed(error.code ?? error.name));
  });
}
