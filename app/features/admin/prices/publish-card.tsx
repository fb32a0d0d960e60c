import { Form } from 'react-router';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import { PRICE_FIELDS, type DeskAnswer } from './prices-view.ts';

type PublishCardProps = {
  readonly draft: PriceDraft;
  /** How many reports rise over the limit. */
  readonly over: number;
  readonly answer: DeskAnswer | undefined;
};

/** Makes a version of a draft that was tried as it is. */
export function PublishCard({ draft, over, answer }: PublishCardProps) {
  const { number, editVersion, rehearsal, base } = draft;
  const problem = answer === undefined ? null : problemWords(answer.kind);
  return (
    <section
      aria-labelledby="publish"
      className="rounded-card border-2 border-gran-700 bg-white p-5"
    >
      <h2 id="publish" className="text-18 font-semibold">
        {m.prices_publish_as({ number })}
      </h2>
      {problem !== null && (
        <p role="alert" className="mt-2 font-semibold text-tegl-600">
          {problem}
        </p>
      )}
      {(answer?.kind === 'other-base' || !base.isInForce) && <Rebase number={number} />}
      {rehearsal === null ? (
        <p className="mt-2 text-blaek-600">{m.prices_publish_wait()}</p>
      ) : (
        <Form method="post" preventScrollReset className="mt-2 flex flex-col gap-4">
          <input type="hidden" name={PRICE_FIELDS.number} value={number} />
          <input type="hidden" name={PRICE_FIELDS.editVersion} value={editVersion} />
          <TextAreaField
            label={over > 0 ? m.prices_reason({ count: over }) : m.prices_reason_free()}
            help={m.prices_reason_help()}
            error={answer?.kind === 'no-reason' ? m.prices_refused_reason() : undefined}
            name={PRICE_FIELDS.reason}
            maxLength={500}
            defaultValue={answer?.reason ?? ''}
          />
          <fieldset className="flex flex-col">
            <legend className="font-semibold">{m.prices_when()}</legend>
            {(['now', 'date'] as const).map((when) => (
              <label key={when} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={PRICE_FIELDS.when}
                  value={when}
                  data-later={when === 'date' ? '' : undefined}
                  defaultChecked={(when === 'date') === (answer?.kind === 'not-a-date')}
                  className="size-6 accent-gran-700"
                />
                {when === 'now' ? m.prices_when_now() : m.prices_when_date()}
              </label>
            ))}
          </fieldset>
          {/*
            By style alone, so that it also works without a script. Not by the radio's value and not as part of a group: see
            tests/house/whole-page-styles.test.ts.
          */}
          <div className="hidden [form:has([data-later]:checked)_&]:block">
            <TextField
              label={m.prices_from_date()}
              type="date"
              name={PRICE_FIELDS.from}
              size={44}
              defaultValue={answer?.from ?? ''}
              error={answer?.kind === 'not-a-date' ? m.prices_refused_date() : undefined}
            />
          </div>
          <Button type="submit" size={44} name={PRICE_FIELDS.intent} value="publish">
            {m.prices_publish()}
          </Button>
          <p className="text-blaek-600">{m.prices_publish_note()}</p>
        </Form>
      )}
    </section>
  );
}

function Rebase({ number }: { readonly number: number }) {
  return (
    <Form method="post" preventScrollReset className="mt-3">
      <p>{m.prices_refused_base()}</p>
      <input type="hidden" name={PRICE_FIELDS.number} value={number} />
      <Button
        type="submit"
        size={44}
        variant="outlined"
        className="mt-2 whitespace-normal"
        name={PRICE_FIELDS.intent}
        value="rebase"
      >
        {m.prices_rebase()}
      </Button>
    </Form>
  );
}

/** What a field does not say itself. */
function problemWords(kind: DeskAnswer['kind']): string | null {
  switch (kind) {
    case 'stale':
      return m.prices_refused_stale();
    case 'wrong-cells':
      return m.prices_refused_wrong_cells();
    case 'not-found':
      return m.prices_refused_gone();
    default:
      return null;
  }
}
