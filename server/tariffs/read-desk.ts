import { readTariffTexts } from '../../domain/records/tariff-records.ts';
import { spanAround, tariffLines } from '../../domain/tariffs/tariff-lines.ts';
import type { TariffDesk } from '../../domain/staff/tariffs.ts';
import { ok } from '../../domain/result.ts';
import { danishDayOf } from '../danish-day.ts';
import { draftsOf, wholeTexts } from '../records/stored-record.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { priceListState } from './price-list-state.ts';
import { publishedTariffs } from './read-tariffs.ts';

/** What holds when: a line for each company, with whether it is as new as it should be. */
export const readTariffDesk = query(
  { name: 'tariff.read-desk', access: 'staff' },
  async ({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>, _who, _input: object) => {
    const today = danishDayOf(now());
    const rows = await publishedTariffs(db, log);
    const drafts = [...(await draftsOf(db, 'tariff')).values()].flatMap((draft) => {
      const { value, problems } = readTariffTexts(wholeTexts('tariff', { stored: null, draft }));
      return problems.length > 0 ? [] : [value];
    });
    return ok<TariffDesk>({
      today,
      span: spanAround(today),
      lines: tariffLines(rows, drafts, today),
      priceList: await priceListState(db),
    });
  },
);
