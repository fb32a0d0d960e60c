import { Fragment, type ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { ExpertAnswer, ExpertBar } from './expert-answer.tsx';
import type { ExpertGroup } from './expert-groups.ts';
import { ExpertInput, inputId } from './expert-input.tsx';
import { FaceRows } from './face-rows.tsx';
import type { RefusedLine } from '../../../../words/refused-lines.ts';
import type { Expert } from './use-expert.ts';

export type ExpertPageProps = {
  /** The page's own address, which the form without JavaScript returns to. */
  readonly action: string;
  readonly groups: readonly ExpertGroup[];
  readonly expert: Expert;
  readonly run: EstimateRun;
  /** What was wrong in the address that led here. */
  readonly refused: readonly RefusedLine[];
  /** The example place's name while the visitor has not named a place. */
  readonly examplePlace: string | null;
  /** The search for a place, a feature of its own. */
  readonly placeSearch: ReactNode;
};

/** Every figure of the calculator on one page, the answer beside them. */
export function ExpertPage(props: ExpertPageProps) {
  const { action, groups, expert, run, refused, examplePlace, placeSearch } = props;
  const { form, errors } = expert;
  const wrong = refused.filter(({ field }) => errors.some((error) => error.field === field));
  return (
    <div className="mx-auto grid max-w-312 gap-x-8 px-page pt-8 pb-32 laptop:grid-cols-[minmax(0,1fr)_336px] laptop:pb-16 desktop:grid-cols-[minmax(0,1fr)_360px] desktop:gap-x-10">
      <header className="max-w-180 pb-6 laptop:col-span-full">
        {wrong.length > 0 ? (
          <div className="pb-6">
            <ErrorSummary title={m.calculator_error_title()} errors={summaryLines(groups, wrong)} />
          </div>
        ) : null}
        <h1 className="text-28 font-semibold tablet:text-36">{m.expert_title()}</h1>
        <p className="pt-2 text-18 text-blaek-600">{m.expert_lead()}</p>
        {expert.restored || (examplePlace !== null && !form.has('lat')) ? (
          <p className="mt-4 bg-sol-100 px-4 py-2 text-14">
            {expert.restored
              ? m.calculator_restored()
              : m.expert_example({ place: examplePlace ?? '' })}
          </p>
        ) : null}
      </header>
      <form
        method="get"
        action={action}
        noValidate
        className="min-w-0"
        onInput={expert.onInput}
        onBlur={expert.onLeave}
        onSubmit={(event) => event.preventDefault()}
      >
        <CarriedFields groups={groups} form={form} />
        <Fragment key={expert.filling}>
          {groups.map((group) => (
            <Group
              key={group.id}
              group={group}
              expert={expert}
              first={group.id === 'place' ? placeSearch : null}
              last={group.id === 'roof' ? <FaceRows form={form} errors={errors} /> : null}
            />
          ))}
        </Fragment>
        <noscript>
          <div className="sticky bottom-0 border-t border-hairline bg-white py-4">
            <Button type="submit" className="w-full">
              {m.calculator_recalculate()}
            </Button>
          </div>
        </noscript>
      </form>
      <ExpertAnswer run={run} query={expert.query} hasErrors={errors.length > 0} />
      <ExpertBar run={run} />
    </div>
  );
}

type GroupProps = {
  readonly group: ExpertGroup;
  readonly expert: Expert;
  readonly first: ReactNode;
  readonly last: ReactNode;
};

/** The search for a place, and the figures of the roof faces. */
const ENTERED_IN_ROWS: ReadonlySet<string> = new Set(['q', 'face']);

const titleId = (group: string) => `group-${group}`;

function Group({ group, expert, first, last }: GroupProps) {
  const boxes = group.fields.filter(({ kind }) => kind === 'flag');
  // A box that the group hangs on stands before what hangs on it.
  const boxesFirst = group.fields[0]?.kind === 'flag';
  const boxRow =
    boxes.length === 0 ? null : (
      <div className="col-span-full flex flex-wrap gap-x-8">
        {boxes.map((field) => (
          <ExpertInput key={field.name} field={field} form={expert.form} errors={expert.errors} />
        ))}
      </div>
    );
  return (
    <section
      aria-labelledby={titleId(group.id)}
      className="grid gap-x-8 gap-y-3 border-t-[1.5px] border-blaek py-5 desktop:grid-cols-[152px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId(group.id)} className="text-18 font-semibold">
          {group.title}
        </h2>
        {group.note === undefined ? null : (
          <p className="max-w-140 pt-1 text-14 text-blaek-600">{group.note}</p>
        )}
      </div>
      <div className="grid grid-cols-1 items-end gap-x-4 gap-y-3.5 min-[22.5rem]:grid-cols-2 tablet:grid-cols-3 tablet:gap-x-5">
        {first === null ? null : <div className="col-span-full tablet:col-span-2">{first}</div>}
        {first === null ? null : <div className="max-tablet:hidden" />}
        {boxesFirst ? boxRow : null}
        {group.fields.map((field) =>
          field.kind === 'flag' ? null : (
            <div key={field.name} className={field.isWide ? 'min-[22.5rem]:col-span-2' : 'min-w-0'}>
              <ExpertInput
                field={field}
                form={expert.form}
                errors={expert.errors}
                saysOurs={group.id === 'assumptions'}
              />
            </div>
          ),
        )}
        {boxesFirst ? null : boxRow}
        {last}
      </div>
    </section>
  );
}

/** What the address says and no field shows goes along with the form. */
function CarriedFields({
  groups,
  form,
}: {
  readonly groups: readonly ExpertGroup[];
  readonly form: URLSearchParams;
}) {
  const shown = new Set(groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return [...form]
    .filter(([name]) => !shown.has(name) && !name.startsWith('face.'))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} readOnly />);
}

/** A line for each place where something is wrong. */
function summaryLines(groups: readonly ExpertGroup[], wrong: readonly RefusedLine[]) {
  const lines = wrong.map(({ field, name, text }) => ({
    href: `#${targetOf(groups, field)}`,
    text: m.report_error_field({ field: labelOf(groups, field) ?? name, problem: text }),
  }));
  return [...new Map(lines.map((line) => [line.href, line])).values()];
}

/** Where a field is entered; what no control shows is told of at its group. */
function targetOf(groups: readonly ExpertGroup[], name: string): string {
  const [first = ''] = name.split('.');
  if (ENTERED_IN_ROWS.has(first) || labelOf(groups, name) !== undefined) return inputId(name);
  const isOfGroup = ({ fields }: ExpertGroup) =>
    fields.some((field) => field.name.startsWith(`${first}.`));
  // Of the drawing of the roof there is no field at all.
  return titleId(groups.findLast(isOfGroup)?.id ?? 'roof');
}

function labelOf(groups: readonly ExpertGroup[], name: string): string | undefined {
  return groups.flatMap(({ fields }) => fields).find((known) => known.name === name)?.label;
}
