import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, kr } from '../../../../words/format.ts';

// The same as the sentence below each says, drawn to scale: for the eye alone.

type BudgetPictureProps = {
  readonly name: string;
  readonly priceDkk: number;
  readonly budgetDkk: number;
  /** Null if a battery is already in the price, or costs nothing more. */
  readonly withBatteryDkk: number | null;
};

/** Room to the right of the dearest mark, as a factor on it. */
const AIR = 1.08;

export function BudgetPicture({ name, priceDkk, budgetDkk, withBatteryDkk }: BudgetPictureProps) {
  const locale = getLocale();
  const most = Math.max(priceDkk, budgetDkk, withBatteryDkk ?? 0) * AIR;
  const at = (dkk: number) => (100 * dkk) / most;
  return (
    <div aria-hidden="true" className="relative h-25 text-14 tabular-nums">
      <span className="absolute inset-x-0 top-[61px] h-0.5 bg-sten-500" />
      <span
        className="absolute left-0 top-[58px] h-2 bg-gran-100"
        style={{ width: `${at(budgetDkk)}%` }}
      />
      <Stem at={at(priceDkk)} top={20} height={36} />
      <Mark at={at(budgetDkk)} top={26} tone="text-gran-700 font-semibold">
        {m.survey_scale_budget({ amount: decimal(budgetDkk, locale) })}
      </Mark>
      <span
        className="absolute top-[46px] h-8 w-0.75 -translate-x-1/2 bg-gran-700"
        style={{ left: `${at(budgetDkk)}%` }}
      />
      <Mark at={at(priceDkk)} top={0}>
        <b className="font-semibold">{name}</b> {decimal(priceDkk, locale)}
      </Mark>
      <Dot at={at(priceDkk)} look="bg-sol-400" />
      <span className="absolute left-0 top-20 text-blaek-600">{kr(0, locale)}</span>
      {withBatteryDkk === null ? null : (
        <>
          <Dot at={at(withBatteryDkk)} look="bg-white" />
          <Mark at={at(withBatteryDkk)} top={80}>
            <b className="font-semibold">{m.survey_scale_battery()}</b>{' '}
            {decimal(withBatteryDkk, locale)}
          </Mark>
        </>
      )}
    </div>
  );
}

type MarkProps = {
  /** [%] from the left; words there never run over an edge. */
  readonly at: number;
  /** [px] */
  readonly top: number;
  readonly tone?: string;
  readonly children: ReactNode;
};

function Mark({ at, top, tone = '', children }: MarkProps) {
  return (
    <span
      className={`absolute bg-kalk-50 px-0.5 whitespace-nowrap ${tone}`}
      style={{ top, left: `${at}%`, translate: `-${at}%` }}
    >
      {children}
    </span>
  );
}

function Stem({ at, top, height }: { readonly at: number; readonly top: number; height: number }) {
  return <span className="absolute w-px bg-blaek" style={{ top, height, left: `${at}%` }} />;
}

function Dot({ at, look }: { readonly at: number; readonly look: string }) {
  return (
    <span
      className={`absolute top-[54px] size-4 -translate-x-1/2 rounded-full border-2 border-blaek ${look}`}
      style={{ left: `${at}%` }}
    />
  );
}

type GoalPictureProps = {
  readonly name: string;
  /** [DKK a month] */
  readonly savingDkk: number;
  readonly goalDkk: number;
  /** Null if a battery is already there, or saves nothing more. */
  readonly withBatteryDkk: number | null;
};

export function GoalPicture({ name, savingDkk, goalDkk, withBatteryDkk }: GoalPictureProps) {
  const locale = getLocale();
  const most = Math.max(savingDkk, goalDkk, withBatteryDkk ?? 0) * 1.2;
  const at = (dkk: number) => (100 * Math.max(0, dkk)) / most;
  const bars = [
    { key: 'system', label: name, dkk: savingDkk, look: 'border-gran-700 bg-gran-500' },
    ...(withBatteryDkk === null
      ? []
      : [
          {
            key: 'battery',
            label: m.survey_scale_battery(),
            dkk: withBatteryDkk,
            look: 'hatched border-sten-500 bg-white',
          },
        ]),
  ];
  return (
    <div aria-hidden="true" className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 text-14">
      <div className="pt-7 leading-8">
        {bars.map(({ key, label }) => (
          <p key={key} className={key === 'system' ? 'font-semibold' : ''}>
            {label}
          </p>
        ))}
      </div>
      <div className="relative border-l border-blaek pt-7 tabular-nums">
        {bars.map(({ key, dkk, look }) => (
          <p key={key} className="flex h-8 items-center gap-2">
            <span className={`h-5 border ${look}`} style={{ width: `${at(dkk)}%` }} />
            {/* Over the goal's line, which would strike it through. */}
            <span className="relative z-1 bg-kalk-50 px-0.5">{decimal(dkk, locale)}</span>
          </p>
        ))}
        <Mark at={at(goalDkk)} top={0} tone="font-semibold text-gran-700">
          {m.survey_scale_goal({ amount: decimal(goalDkk, locale) })}
        </Mark>
        <span
          className="absolute top-6 bottom-0 w-0.75 -translate-x-1/2 bg-gran-700"
          style={{ left: `${at(goalDkk)}%` }}
        />
      </div>
    </div>
  );
}
