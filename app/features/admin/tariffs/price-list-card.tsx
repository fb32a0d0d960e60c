import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { listed } from '../../../../words/listed.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminCard } from '../admin-table.tsx';
import { RECORD_FORM } from '../records/record-view.ts';
import { companyName } from './tariff-words.ts';
import {
  LIST_NEW_TARIFFS,
  READ_PRICE_LIST,
  TARIFF_QUERY,
  type TariffsView,
} from './tariffs-view.ts';

/** How far the companies' published price list has been read, with what can be done about it. */
export function PriceListCard({ view }: { readonly view: TariffsView }) {
  const { desk, company } = view;
  const { readOn, companies, left, failed } = desk.priceList;
  const isReading = left > 0;
  return (
    <AdminCard title={{ id: 'price-list', text: m.tariffs_list_title() }}>
      <div className="flex flex-col gap-3 px-5 pb-5">
        <p className="text-blaek-600">{m.tariffs_list_lead()}</p>
        <div role="status" className="flex flex-col gap-2">
          {readOn !== null && (
            <p>{m.tariffs_list_read({ date: shortDate(readOn, getLocale()) })}</p>
          )}
          {companies === 0 && <p>{m.tariffs_list_never()}</p>}
          {isReading && (
            <p>{m.tariffs_list_reading({ done: companies - left, companies, minutes: left })}</p>
          )}
          <Shortfalls view={view} />
        </div>
        {/* The answer stands below, with the files. */}
        <Form
          method="post"
          action={`?${TARIFF_QUERY.company}=${company}#csv`}
          className="flex flex-wrap gap-3"
        >
          {!isReading && (
            <Intent value={READ_PRICE_LIST}>
              {failed.length > 0 ? m.tariffs_list_go_on() : m.tariffs_list_start()}
            </Intent>
          )}
          {companies > left && (
            <Intent value={LIST_NEW_TARIFFS}>{m.tariffs_list_show_new()}</Intent>
          )}
        </Form>
      </div>
    </AdminCard>
  );
}

/** Companies that were not read, and those that the list does not know. */
function Shortfalls({ view: { desk } }: { readonly view: TariffsView }) {
  const { failed, failure, empty } = desk.priceList;
  const named = (glns: readonly string[]) =>
    listed(
      glns.map((gln) => companyName(gln, desk.lines)),
      getLocale(),
    );
  return (
    <>
      {failed.length > 0 && (
        <p>{m.tariffs_list_cut({ names: named(failed), why: failureText(failure) })}</p>
      )}
      {empty.length > 0 && <p>{m.tariffs_list_empty({ names: named(empty) })}</p>}
    </>
  );
}

function Intent({ value, children }: { readonly value: string; readonly children: string }) {
  return (
    <Button type="submit" size={44} variant="outlined" name={RECORD_FORM.intent} value={value}>
      {children}
    </Button>
  );
}

function failureText(failure: string | null): string {
  if (failure === 'busy') return m.tariffs_list_busy();
  return failure === 'unreadable' ? m.tariffs_list_unreadable() : m.tariffs_list_unavailable();
}
