import { randomBytes } from 'node:crypto';
import type { Settings } from '../env.ts';
import { DOCTOR_HEADER, newDoctorToken } from '../http/doctor-token.ts';
import { SEEN_CLIENT_PATH, type SeenClient } from '../http/seen-client.ts';
import { knownSecretOf } from '../session-secret.ts';
import { fine, watch, wrong, type Finding } from './finding.ts';

const WHAT = 'visitors';
const TIMEOUT_MS = 5_000;

/** Whether a deployed server knows its visitors apart: asks it by its public address how it sees the asker. */
export async function proxyFindings(settings: Settings): Promise<readonly Finding[]> {
  const { appUrl } = settings;
  const secret = knownSecretOf(settings);
  if (appUrl === null || secret === null) return [];
  // Of a network that is kept for examples: nobody has it. What is added behind it was added by proxies.
  const mark = `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
  try {
    const answer = await fetch(appUrl + SEEN_CLIENT_PATH, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { [DOCTOR_HEADER]: newDoctorToken(secret, Date.now()), 'X-Forwarded-For': mark },
    });
    const seen = answer.status === 200 ? ((await answer.json()) as SeenClient) : null;
    return [seen === null ? foreign(appUrl, answer.status) : judged(seen, mark, appUrl)];
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    if (error instanceof SyntaxError) return [foreign(appUrl, 200)];
    const todo = 'Is the server running, and may this machine reach its public address?';
    return [watch(WHAT, `${appUrl} does not answer (${cause?.code ?? name})`, todo)];
  }
}

function foreign(appUrl: string, status: number): Finding {
  const todo = 'Does it lead to this server, in this version and with the same SESSION_SECRET?';
  return watch(WHAT, `${appUrl} answers ${status}, not as this server does`, todo);
}

/**
 * What follows from how the asker was seen.
 * @param mark what the asker itself wrote into X-Forwarded-For
 */
function judged(
  { chain, client, headers, trustedProxyHops }: SeenClient,
  mark: string,
  appUrl: string,
): Finding {
  const at = chain.lastIndexOf(mark);
  const proxies = chain.length - 1 - at;
  const [isMarkGone, isSecure] = [at === -1, appUrl.startsWith('https:')];
  const isProxySeen = isMarkGone || isSecure || headers.some((name) => name !== 'x-forwarded-for');
  if (proxies === 0 && isProxySeen) {
    const says = `all count as one, ${client}: the proxy in front does not name them`;
    return wrong(
      WHAT,
      says,
      'Let it add the visitor to X-Forwarded-For, then set TRUSTED_PROXY=1.',
    );
  }
  const todo = `Set TRUSTED_PROXY=${proxies}.`;
  const add = proxies === 1 ? '1 proxy adds' : `${proxies} proxies add`;
  if (proxies > trustedProxyHops) {
    const says = `all count as one, ${client}: ${add} to X-Forwarded-For, TRUSTED_PROXY is ${trustedProxyHops}`;
    return wrong(WHAT, says, todo);
  }
  if (proxies < trustedProxyHops) {
    const says = `can choose whom they count as: ${add} to X-Forwarded-For, TRUSTED_PROXY is ${trustedProxyHops}`;
    return wrong(WHAT, says, todo);
  }
  return fine(
    WHAT,
    proxies === 0 ? 'come without a proxy' : `known apart: ${add} to X-Forwarded-For`,
  );
}
