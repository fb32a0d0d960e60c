import type { WithdrawalHow } from '../../../domain/contract/contract.ts';
import type { Locale } from '../../../words/locale.ts';
import type { Fixed } from './columns.ts';

/** What a customer ordered, as it stood then; the database keeps all but the day of delivery as it is. */
export type ContractTable = {
  id: Fixed<string>;
  /** One for each quote that was ordered. */
  quote_id: Fixed<string>;
  offer_id: Fixed<string>;
  /** Of the key that opens the quote's page: it opens the way to withdraw also once the quote is erased. */
  token_hash: Fixed<string>;
  ordered_at: Fixed<string>;
  locale: Fixed<Locale>;
  /** As the customer signed. */
  name: Fixed<string>;
  /** Where the confirmation went; null: nowhere. */
  email: Fixed<string | null>;
  /** ContractSnapshot as JSON, byte for byte. */
  snapshot: Fixed<string>;
  /** SHA-256 of it, hexadecimal. */
  sha256: Fixed<string>;
  /** The Danish day on which the last of the goods came; null while any is outstanding. It only moves later. */
  delivered_on: string | null;
};

/** That a customer took back what they ordered. */
export type WithdrawalTable = {
  contract_id: Fixed<string>;
  received_at: Fixed<string>;
  /** The Danish day on which a letter or a mail was sent; null: no other than that of receipt. */
  sent_on: Fixed<string | null>;
  how: Fixed<WithdrawalHow>;
  /** Who of staff entered it; null: the customer. */
  by_uid: Fixed<string | null>;
  locale: Fixed<Locale>;
  /** As the customer wrote them. */
  name: Fixed<string>;
  email: Fixed<string | null>;
  /** What the customer declared, in their language. */
  said: Fixed<string>;
  /** 1: it was sent after the last day. */
  is_late: Fixed<number>;
};
