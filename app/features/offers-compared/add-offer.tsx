import { useState } from 'react';
import { MOST_OFFERS, type OfferTexts } from '../../../domain/offers-compared/received-offer.ts';
import { INTENT_FIELD } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { PostForm } from '../../forms/post-form.tsx';
import { ProblemNotice } from '../../forms/problem-notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useIsLive } from '../../ui/use-is-live.ts';
import {
  compareForm,
  FORM_ID,
  valuesOf,
  type CompareAnswer,
  type CompareField,
} from './compare-form.ts';
import { Letter } from './letter.tsx';
import { OfferFields } from './offer-fields.tsx';
import { fixTitle, problemWords } from './problem-words.ts';
import { useReading, type Reading } from './use-reading.ts';

export type AddOfferProps = {
  readonly idempotencyKey: string;
  readonly answer: CompareAnswer | undefined;
  /** Of the offer that is added or changed. */
  readonly letter: string;
  /** The offer that is changed; null: another one is added. */
  readonly edited: OfferTexts | null;
  readonly isFull: boolean;
  /** Something stands beside it: letter and fields are one under the other. */
  readonly isBeside: boolean;
  /** The address without the form's own marks. */
  readonly address: string;
};

const WAY = 'way';
const NEEDED: readonly CompareField[] = ['firm', 'price', 'panels', 'panelW'];

const loadCheck = () => import('./compare-check.ts').then(({ compareCheck }) => compareCheck);

function columnsOf(way: string, isBeside: boolean): string {
  if (isBeside) return '';
  return way === 'paste' ? 'min-[70rem]:grid-cols-2' : 'noscript:min-[70rem]:grid-cols-2';
}

/** Adding an offer: typed, or read out of a pasted letter. Works as a plain form, too. */
export function AddOffer(props: AddOfferProps) {
  const { answer, edited, letter } = props;
  const form = useForm(compareForm, {
    answer,
    idempotencyKey: props.idempotencyKey,
    values: valuesOf(edited),
    check: loadCheck,
  });
  const { reading, onText, onTyped } = useReading(form.element.ref);
  const isLive = useIsLive();
  const [way, setWay] = useState(form.values.text === '' ? 'type' : 'paste');
  if (props.isFull) {
    return (
      <p className="rounded-card border border-hairline bg-white p-6">
        {m.compare_full({ count: MOST_OFFERS })}
      </p>
    );
  }
  const values = reading?.values ?? form.values;
  const isReading = reading !== null && reading.text.trim() !== '';
  const wasRead = isReading || form.problem === 'read';
  const isFilled = edited !== null || wasRead || Object.keys(form.errors).length > 0;
  return (
    <section
      id={FORM_ID}
      aria-labelledby="add-title"
      className="scroll-mt-24 rounded-card border border-hairline bg-white p-4 tablet:p-6"
    >
      <ProblemNotice
        form={form}
        problem={form.problem}
        className="mb-5"
        fixTitle={fixTitle}
        wordsOf={problemWords}
      />
      <PostForm form={form} className="flex flex-col gap-5">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h2 id="add-title" className="text-22 font-semibold">
              {edited === null ? m.compare_add_title() : m.compare_edit_title({ offer: letter })}
            </h2>
            <p className="text-14 text-blaek-600">
              {m.compare_add_lead({ count: MOST_OFFERS })}{' '}
              <span className="noscript:hidden">{m.compare_text_stays()}</span>
              <span className="hidden noscript:inline">{m.compare_text_sent()}</span>
            </p>
          </div>
          <div className="w-full tablet:w-72 noscript:hidden">
            <Segmented
              name={WAY}
              label={m.compare_way()}
              hideLabel
              value={way}
              onValue={setWay}
              options={[
                { value: 'type', label: m.compare_way_type() },
                { value: 'paste', label: m.compare_way_paste() },
              ]}
            />
          </div>
        </div>
        <div className={`grid gap-x-6 gap-y-5 ${columnsOf(way, props.isBeside)}`}>
          <div className={way === 'paste' ? '' : 'hidden noscript:block'}>
            <Letter
              id="offer-text"
              // With a script the letter is read here, and nobody sends it.
              name={isLive ? undefined : 'text'}
              text={reading?.text ?? form.values.text}
              marks={reading?.marks ?? []}
              onText={onText}
            />
            <div className="hidden noscript:block">
              <Button
                type="submit"
                name={INTENT_FIELD}
                value="read"
                variant="outlined"
                size={44}
                className="mt-3"
              >
                {m.compare_read()}
              </Button>
            </div>
          </div>
          <div
            key={reading?.count ?? form.attempt}
            className="flex max-w-150 flex-col gap-4"
            onInput={(event) => onTyped((event.target as HTMLInputElement).name as CompareField)}
          >
            {isReading ? (
              <p role="status" className="font-semibold">
                {foundText(reading)}
              </p>
            ) : null}
            <OfferFields
              field={(name) => ({ ...form.field(name), defaultValue: values[name] })}
              isNotFound={(name) => wasRead && NEEDED.includes(name) && values[name] === ''}
              totals={reading?.totals ?? answer?.totals ?? []}
              isOpen={isFilled}
            />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" className="max-tablet:w-full">
            {edited === null ? m.compare_add({ offer: letter }) : m.compare_save({ offer: letter })}
          </Button>
          <SiteLink
            to={`${links.compareOffers()}?${props.address}`}
            reloadDocument
            className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
          >
            {edited === null ? m.compare_again() : m.compare_leave()}
          </SiteLink>
        </div>
      </PostForm>
    </section>
  );
}

/** How much the letter gave, and that it names no price: it is never guessed. */
function foundText({ marks, found, totals }: Reading): string {
  if (marks.length === 0) return m.compare_found_none();
  const count = m.compare_found({ count: marks.length });
  return found.has('price') || totals.length > 0 ? count : `${count}. ${m.compare_no_price()}`;
}
