import { fail, ok } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

type Needs = Pick<Services, 'addresses'>;

/** What a text that is still being written may mean, the best first. */
export const findAddresses = query(
  { name: 'address.find', access: 'anyone' },
  async ({ addresses }: Needs, _who, { text }: { readonly text: string }) =>
    ok(await addresses.search(text)),
);

/** An address that was found, with its own position. */
export const readAddress = query(
  { name: 'address.read', access: 'anyone' },
  async ({ addresses }: Needs, _who, { id }: { readonly id: string }) => {
    const address = await addresses.byId(id);
    return address === null ? fail({ kind: 'not-found' as const }) : ok(address);
  },
);
