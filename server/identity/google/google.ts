import type { GoogleSettings } from '../../google-settings.ts';
import type { Logger } from '../../logger.ts';
import { LOCAL_CLIENT, LOCAL_ISSUER, localIssuer, type LocalIssuer } from './local-issuer.ts';
import { openIdSignIn } from './openid.ts';
import type { GoogleSignIn } from './port.ts';

export type Google = {
  /** null: switched off; nobody signs in to the admin area. */
  readonly signIn: GoogleSignIn | null;
  readonly localIssuer: LocalIssuer | null;
};

export function googleOf(settings: GoogleSettings, log: Logger, now: () => Date): Google {
  switch (settings.kind) {
    case 'off':
      return { signIn: null, localIssuer: null };
    case 'openid':
      return { signIn: openIdSignIn({ ...settings, log }), localIssuer: null };
    case 'local': {
      const issuer = localIssuer(now);
      const signIn = openIdSignIn({
        issuer: LOCAL_ISSUER,
        ...LOCAL_CLIENT,
        log,
        fetch: issuer.fetch,
        // Whatever name and port the server is reached by.
        shownTo: ({ pathname, search }) => pathname + search,
      });
      return { signIn, localIssuer: issuer };
    }
  }
}
