import { m } from '../../messages/compiled/messages.js';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { sealText } from '../sealed-text.ts';
import { SHORT_CODE_DIGITS } from './sign-in-rules.ts';
import type { Locale } from '../../words/locale.ts';

/**
 * What a code allows, and no other code does. The message says it, so that somebody talked into
 * passing it on reads what would happen.
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
  /** Where the code is typed in, for example `solrig.example`. */
  readonly host: string;
  readonly secret: string;
};

/** The text with the code, for the outbox, where it can't be read without the server's secret. */
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

/** Because of the last line, phones offer the code only to this host's pages. */
export function codeText({
  purpose,
  code,
  locale,
  host,
}: Omit<CodeFacts, 'phone' | 'secret'>): string {
  const legible = code.length > SHORT_CODE_DIGITS ? code.replace(/(\d{4})(?=\d)/g, '$1 ') : code;
  return `${WORDS[purpose]({ code: legible }, { locale })}\n\n@${host} #${code}`;
}
