import { codeLimitsSuite } from './code-limits-suite.ts';
import { codePurposeSuite } from './code-purpose-suite.ts';
import { codeSendsSuite } from './code-sends-suite.ts';
import { codeUseSuite } from './code-use-suite.ts';
import { knownBrowserSuite } from './known-browser-suite.ts';
import { lockOutSuite } from './lock-out-suite.ts';
import type { OpenServices } from './open-services.ts';
import { phoneCodeSuite } from './phone-code-suite.ts';
import { sessionSuite } from './session-suite.ts';

export function identitySuite(open: OpenServices): void {
  phoneCodeSuite(open);
  codeUseSuite(open);
  codePurposeSuite(open);
  codeSendsSuite(open);
  codeLimitsSuite(open);
  lockOutSuite(open);
  knownBrowserSuite(open);
  sessionSuite(open);
}
