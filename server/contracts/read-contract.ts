import type { ShownContract } from '../../domain/contract/contract.ts';
import { maskedEmail } from '../../domain/masked-contact.ts';
import { ok } from '../../domain/result.ts';
import { danishDayOf } from '../danish-day.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { findContract } from './stored-contract.ts';

/** The contract that a quote's key opens; null: nothing was ordered with it, or before contracts were kept. */
export const contractForCustomer = query(
  { name: 'contract.show', access: 'anyone' },
  async ({ db, now }: Pick<Services, 'db' | 'now'>, who, { token }: { readonly token: string }) => {
    const by = { column: 'token_hash', value: hashOfToken(token) } as const;
    const found = await findContract(db, by, danishDayOf(now()));
    if (found === undefined) return ok(null);
    // Staff who look at the customer's page ask for the address where that is logged.
    return ok(who.kind === 'staff' ? masked(found) : found);
  },
);

/** The contract of a quote, its mail address masked; null: as above. */
export const contractOfQuote = query(
  { name: 'contract.read', access: 'staff' },
  async (
    { db, now }: Pick<Services, 'db' | 'now'>,
    _who,
    { quoteId }: { readonly quoteId: string },
  ) => {
    const by = { column: 'quote_id', value: quoteId } as const;
    const found = await findContract(db, by, danishDayOf(now()));
    if (found === undefined) return ok(null);
    return ok(masked(found));
  },
);

const masked = (contract: ShownContract): ShownContract => ({
  ...contract,
  email: contract.email === null ? null : maskedEmail(contract.email),
});
