import { m } from '../../messages/compiled/messages.js';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { sealText } from '../sealed-text.ts';
import { SHORT_CODE_DIGITS } from './sign-in-rules.ts';
import type { Locale } from '../../words/locale.ts';

/**
 * What somebody may do with a code, and with no other. The message says it: who is talked into passing it on
 * reads what would happen.
 */
export type CodePurpose = 'sign-in' | 'delete' | 'export';
export type ConfirmPurpose = Exclude<CodePurpose, 'sign-in'>;

const WORDS = {
  'sign-in': m.sign_in_sms,
  delete: m.privacy_sms,
  export: m.privacy_export_sms,
} as const;

type CodeFacts = {
  readonly purpose: CodePurpose;
  readonly phone: string;
  readonly code: string;
  readonly locale: Locale;
  /** Where the code is typed in, as `solrig.example`. */
  readonly host: string;
  readonly secret: string;
};

/** The text that carries a code, for the outbox: there it can't be read without the server's secret. */
export function codeMessage(facts: CodeFacts): OutgoingMessage {
  const { phone, locale, secret } = facts;
  return {
    kind: 'sms',
    purpose: 'sign-in-code',
    locale,
    recipient: phone,
    subject: '',
    text: sealText(codeText(facts), secret),
    html: '',
  };
}

/** Phones hand the code to the page of this host alone, by the last line. */
export function codeText({
  purpose,
  code,
  locale,
  host,
}: Omit<CodeFacts, 'phone' | 'secret'>): string {
  const legible = code.length > SHORT_CODE_DIGITS ? code.replace(/(\d{4})(?=\d)/g, '$1 ') : code;
  return `${WORDS[purpose]({ code: legible }, { locale })}\n\n@${host} #${code}`;
}
