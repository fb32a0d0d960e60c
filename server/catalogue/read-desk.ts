import { RECORD_KINDS, type RecordKind } from '../../domain/records/record.ts';
import type { CatalogueKind, CatalogueFacts } from '../../domain/staff/catalogue.ts';
import { ok } from '../../domain/result.ts';
import type { CostPrice } from '../../engine/quote/price-book.ts';
import { salesPriceOre } from '../../engine/quote/price-list.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { storeOf } from '../records/record-stores.ts';

const GROUPS = { panel: 'panels', inverter: 'inverters', battery: 'batteries' } as const;
export const CATALOGUE_KINDS = Object.keys(GROUPS) as readonly CatalogueKind[];

export const catalogueKindIn = (text: string | null): CatalogueKind =>
  CATALOGUE_KINDS.find((kind) => kind === text) ?? 'panel';

export const recordKindIn = (text: string | null): RecordKind | null =>
  RECORD_KINDS.find((kind) => kind === text) ?? null;

/** What stands beside the models: what each is sold for, how many there are, and what waits to be published. */
export const catalogueFacts = query(
  { name: 'catalogue.facts', access: 'staff' },
  async (
    { db, priceBook }: Pick<Services, 'db' | 'priceBook'>,
    _who,
    { kind }: { readonly kind: CatalogueKind },
  ) => {
    const book = await priceBook();
    const prices: Readonly<Record<string, CostPrice>> = book[GROUPS[kind]];
    const counts = await Promise.all(
      CATALOGUE_KINDS.map(async (each) => (await storeOf(each).list(db)).length),
    );
    const drafts = await db
      .selectFrom('record_drafts')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .where('kind', 'in', CATALOGUE_KINDS)
      .executeTakeFirstOrThrow();
    return ok<CatalogueFacts>({
      pricesOre: Object.fromEntries(
        Object.entries(prices).map(([id, price]) => [id, salesPriceOre(price)]),
      ),
      counts: { panel: counts[0]!, inverter: counts[1]!, battery: counts[2]! },
      drafts: Number(drafts.count),
      book: book.id,
    });
  },
);
