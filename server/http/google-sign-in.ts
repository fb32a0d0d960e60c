import { Hono, type Context } from 'hono';
import {
  GOOGLE_CALLBACK_PATH,
  GOOGLE_PATH,
  GOOGLE_QUERY,
  OUTCOME_QUERY,
  SIGN_IN_CHANNEL,
  type SignInMessage,
} from '../../domain/staff-sign-in.ts';
import { deviceOf } from '../../domain/staff/device.ts';
import type { GoogleOutcome } from '../../domain/staff/google-outcome.ts';
import { m } from '../../messages/compiled/messages.js';
import { askForAccessWithGoogle } from '../admin/ask-with-google.ts';
import { signInStaff } from '../admin/sign-in.ts';
import { sealOutcome } from '../identity/google/outcome.ts';
import type { GoogleIdentity } from '../identity/google/port.ts';
import {
  flowCookie,
  openFlow,
  PURPOSES,
  sealedFlowIn,
  sealFlow,
  type GoogleFlow,
} from '../identity/google/sealed-flow.ts';
import {
  isSecureSite,
  sessionCookie,
  sessionTokenIn,
  signedOutHeaders,
} from '../identity/session-cookie.ts';
import type { Services } from '../services.ts';
import { addressGroup } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import { plainPage } from './plain-page.ts';
import { whoAsks } from './who-asks.ts';
import type { Locale } from '../../words/locale.ts';

type AppContext = Context<AppEnvironment>;
type Place = Pick<GoogleFlow, 'locale' | 'inPopup'>;
type Ended = Partial<GoogleOutcome> & Pick<GoogleOutcome, 'kind'>;

/**
 * The way through Google and back. The sign-in page of the admin area opens it in a window, or goes
 * there itself.
 */
export function googleSignInRoutes(services: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.use(`${GOOGLE_PATH}/*`, async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
  });
  routes.get(GOOGLE_PATH, (context) => begin(context, services));
  routes.get(GOOGLE_CALLBACK_PATH, (context) => finish(context, services));
  return routes;
}

async function begin(context: AppContext, services: Services): Promise<Response> {
  const { settings, google, secret, now } = services;
  const asked = (name: string) => context.req.query(name) ?? '';
  const place: Place = {
    locale: asked(GOOGLE_QUERY.locale) === 'en' ? 'en' : 'da',
    inPopup: asked(GOOGLE_QUERY.popup) !== '',
  };
  const purpose = PURPOSES.find((known) => known === asked(GOOGLE_QUERY.purpose));
  // Another site may not send its visitors here to sign in.
  if (purpose === undefined || context.req.header('sec-fetch-site') === 'cross-site') {
    return context.redirect(loginPath(place.locale), 303);
  }
  if (google === null) return endedAt(context, services, place, { kind: 'off' });
  const origin = settings.appUrl ?? new URL(context.req.url).origin;
  const redirectUri = origin + GOOGLE_CALLBACK_PATH;
  const begun = await google.begin(redirectUri);
  if (!begun.ok) return endedAt(context, services, place, { kind: begun.error.kind });
  const { url, secrets } = begun.value;
  const invitation = asked(GOOGLE_QUERY.invitation);
  const flow = { ...secrets, ...place, purpose, redirectUri, invitation };
  context.header('Set-Cookie', flowCookie(sealFlow(flow, secret, now()), isSecureSite(settings)));
  return context.redirect(url, 303);
}

async function finish(context: AppContext, services: Services): Promise<Response> {
  const { settings, google, secret, now } = services;
  const isSecure = isSecureSite(settings);
  const sealed = sealedFlowIn(context.req.header('cookie'), isSecure);
  const flow = openFlow(sealed, secret, now());
  // Whatever the outcome, it cannot be finished twice.
  context.header('Set-Cookie', flowCookie('', isSecure), { append: true });
  if (flow === null || google === null) {
    return endedAt(context, services, flow ?? { locale: 'da', inPopup: false }, {
      kind: 'no-user',
    });
  }
  const answer = new URL(flow.redirectUri);
  answer.search = new URL(context.req.url).search;
  const finished = await google.finish(answer, flow);
  if (!finished.ok) return endedAt(context, services, flow, { kind: finished.error.kind });
  return flow.purpose === 'sign-in'
    ? signIn(context, services, flow, finished.value)
    : askForAccess(context, services, flow, finished.value);
}

async function signIn(
  context: AppContext,
  services: Services,
  flow: GoogleFlow,
  identity: GoogleIdentity,
): Promise<Response> {
  const isSecure = isSecureSite(services.settings);
  const oldSession = sessionTokenIn(context.req.header('cookie'), isSecure);
  const { invitation } = flow;
  const signedIn = await signInStaff(services, whoAsks(context), {
    identity,
    oldSession,
    invitation,
    device: deviceOf(context.req.header('user-agent')),
  });
  if (!signedIn.ok) {
    // Signed out at once, whoever was signed in before.
    for (const [name, value] of Object.entries(signedOutHeaders(isSecure))) {
      context.header(name, value, { append: true });
    }
    const { email } = identity;
    return endedAt(context, services, flow, { kind: signedIn.error.kind, email });
  }
  context.header('Set-Cookie', sessionCookie(signedIn.value, isSecure), { append: true });
  return goOn(context, flow, `/${flow.locale}/admin`);
}

async function askForAccess(
  context: AppContext,
  services: Services,
  flow: GoogleFlow,
  identity: GoogleIdentity,
): Promise<Response> {
  const network = addressGroup(context.get('clientAddress'));
  const asked = await askForAccessWithGoogle(services, { identity, network });
  if (!asked.ok) return endedAt(context, services, flow, { kind: asked.error.kind });
  const { email, requestedAt } = asked.value;
  return endedAt(context, services, flow, { kind: 'asked', email, requestedAt });
}

const loginPath = (locale: Locale) => `/${locale}/admin/login`;

/** Back to the sign-in page, which shows the outcome. */
function endedAt(
  context: AppContext,
  { secret, now }: Services,
  place: Place,
  { kind, email = null, requestedAt = null }: Ended,
): Response | Promise<Response> {
  const told = sealOutcome({ kind, email, requestedAt }, secret, now());
  return goOn(context, place, `${loginPath(place.locale)}?${OUTCOME_QUERY}=${told}`);
}

/** In the page's own tab it continues here; a separate window informs the page and closes. */
function goOn(context: AppContext, { locale, inPopup }: Place, href: string) {
  if (!inPopup) return context.redirect(href, 303);
  const nonce = context.get('nonce');
  const page = plainPage({
    locale,
    nonce,
    title: m.admin_login_window_title({}, { locale }),
    text: m.admin_login_window_text({}, { locale }),
    way: { href, label: m.admin_login_window_link({}, { locale }) },
  });
  const message: SignInMessage = { href };
  const told = `new BroadcastChannel(${JSON.stringify(SIGN_IN_CHANNEL)}).postMessage(${JSON.stringify(message)});close()`;
  return context.html(page.replace('</body>', `<script nonce="${nonce}">${told}</script></body>`));
}
