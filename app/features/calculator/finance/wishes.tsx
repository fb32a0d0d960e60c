import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { WISHES } from '../../../../domain/number-fields.ts';
import { priceFigure } from '../../../../words/answer-words.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { decimal, kr, kWh, years } from '../../../../words/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useWork, workSubject } from '../depth/use-work.ts';
import { withoutSize } from '../depth/size-in-state.ts';
import type { FoundSize, Wish } from '../depth/work-messages.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { OptionalNumber } from '../inputs/optional-number.tsx';

/** What an amount of money gives, and what it takes to save an amount: asked here, kept nowhere. */
export function Wishes({ calculator }: InputProps) {
  return (
    <div className="flex flex-col gap-4 border-t border-hairline pt-5 print:hidden noscript:hidden">
      <h3 className="text-18 font-semibold">{m.finance_wish_title()}</h3>
      <div className="grid items-start gap-x-8 gap-y-6 tablet:grid-cols-2">
        <WishInput calculator={calculator} kind="budget" />
        <WishInput calculator={calculator} kind="saving" />
      </div>
    </div>
  );
}

function WishInput({ calculator, kind }: InputProps & { readonly kind: Wish['kind'] }) {
  const { given, run, contextOf } = calculator;
  const [dkk, setDkk] = useState<number | null>(null);
  const subject = `${workSubject(withoutSize(given), run)} ${dkk}`;
  const { work, start } = useWork('wish', subject);
  const isWorking = work.kind === 'working';
  const isBudget = kind === 'budget';
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (dkk !== null) start(given, contextOf(given), { kind, dkk });
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <OptionalNumber
        name={isBudget ? 'projectBudget' : 'monthlySavingsGoal'}
        label={isBudget ? m.finance_budget() : m.finance_goal()}
        unit={m.charts_kr()}
        takes={isBudget ? WISHES.projectBudget : WISHES.monthlySavingsGoal}
        value={dkk}
        onValue={setDkk}
        // An answer to another amount than the one that stands there would be read as its answer.
        onWrong={() => setDkk(null)}
      />
      <Button type="submit" variant="outlined" size={44}>
        {m.finance_find()}
      </Button>
      <div role="status" className="flex flex-col gap-3">
        {isWorking ? <p className="text-14 text-blaek-600">{m.depth_sizes_working()}</p> : null}
        {work.kind === 'failed' ? <p>{m.depth_sizes_failed()}</p> : null}
        {work.kind === 'done' && dkk !== null ? <p>{answerWords(kind, dkk, work.answer)}</p> : null}
      </div>
      {work.kind === 'done' && work.answer !== null ? (
        <UseSize calculator={calculator} size={work.answer} />
      ) : null}
    </form>
  );
}

function answerWords(kind: Wish['kind'], dkk: number, size: FoundSize | null): string {
  const locale = getLocale();
  const wish = kr(dkk, locale);
  if (size === null) {
    return kind === 'budget'
      ? m.finance_budget_none({ budget: wish })
      : m.finance_goal_none({ goal: wish });
  }
  const words = {
    system: systemWords(size),
    price: priceFigure(size.priceDkk, locale).text,
    saving: kr(roundedTo(size.savingDkk / 12, 10), locale),
  };
  if (kind === 'budget' && size.priceDkk > dkk) {
    return m.finance_budget_smallest({ ...words, budget: wish });
  }
  const pays =
    size.paybackYears === null
      ? m.finance_never()
      : m.finance_pays({ years: years(size.paybackYears, locale) });
  const gives =
    kind === 'budget'
      ? m.finance_budget_gives({ ...words, budget: wish })
      : m.finance_goal_gives({ ...words, goal: wish });
  return `${gives} ${pays}`;
}

function systemWords({ numberOfPanels, batteryKwh }: FoundSize): string {
  const locale = getLocale();
  const count = decimal(numberOfPanels, locale);
  return batteryKwh > 0
    ? m.depth_sizes_panels_battery({ count, capacity: kWh(batteryKwh, locale) })
    : m.depth_sizes_panels({ count });
}

function UseSize({ calculator, size }: InputProps & { readonly size: FoundSize }) {
  const { system } = calculator.run.estimate;
  const isUsed =
    system.numberOfPanels === size.numberOfPanels && system.batteryUsableKwh === size.batteryKwh;
  return (
    <Button
      variant={isUsed ? 'quiet' : 'filled'}
      size={44}
      aria-disabled={isUsed || undefined}
      onClick={() => {
        if (!isUsed) calculator.replace(size.state);
      }}
    >
      {isUsed ? <CheckIcon /> : null}
      {isUsed ? m.depth_sizes_used() : m.depth_sizes_use()}
    </Button>
  );
}
