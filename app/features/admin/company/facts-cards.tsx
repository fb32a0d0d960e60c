import {
  FACT_NUMBERS,
  LAWYER_TOPICS,
  PAYMENT_PLANS,
  WITHDRAWAL_STARTS,
  type CompanyFacts,
  type FactName,
  type FactNumber,
  type FactText,
  type LawyerTopic,
} from '../../../../domain/company/facts.ts';
import type { CompanyGaps } from '../../../../domain/company/duties.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { paymentText } from '../../../../words/company-words.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { numberMode } from '../../../ui/number-input.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AdminCard } from '../admin-table.tsx';
import { typedOf, type CompanyAnswer, type TypedFacts } from './company-view.ts';
import { factName } from './duty-words.ts';

/** What the fields hold, and what is said beside each. */
export type FactsForm = {
  readonly typed: TypedFacts;
  readonly errors: Readonly<Partial<Record<FactName, string>>>;
  /** What is in force, where it is another than what was typed since. */
  readonly now: TypedFacts | null;
};

export function factsFormOf(facts: CompanyFacts, answer: CompanyAnswer | undefined): FactsForm {
  const isRefused = answer !== undefined && answer.kind !== 'paper';
  const inForce = typedOf(facts);
  return {
    typed: isRefused ? answer.typed : inForce,
    errors: isRefused ? answer.errors : {},
    now: isRefused && answer.kind === 'changed' ? inForce : null,
  };
}

type Props = { readonly form: FactsForm };

/** What a field says of a fact: its label, its text, what is wrong with it. */
function fieldOf({ typed, errors, now }: FactsForm, name: FactName, help?: string) {
  const told = String(now?.[name] ?? '');
  const isOther = now !== null && told !== String(typed[name]);
  const inForce = told === '' ? m.company_now_empty() : m.company_now({ value: told });
  return {
    id: `fact-${name}`,
    name,
    label: factName(name),
    defaultValue: String(typed[name]),
    error: errors[name],
    help: isOther ? inForce : help,
    size: 44 as const,
  };
}

type LineProps = Props & {
  readonly name: FactText;
  readonly help?: string;
  readonly type?: 'text' | 'tel' | 'email';
};

const Line = ({ form, name, help, type = 'text' }: LineProps) => (
  <TextField {...fieldOf(form, name, help)} type={type} autoComplete="off" />
);

const Figure = ({ form, name, help }: Props & { name: FactNumber; help?: string }) => (
  <TextField
    {...fieldOf(form, name, help)}
    inputMode={numberMode(FACT_NUMBERS[name].decimals)}
    autoComplete="off"
  />
);

const ROW = 'grid items-end gap-x-6 gap-y-4 min-[40rem]:grid-cols-6';

/** Who the customer buys from. */
export function WhoCard({ form, gaps }: Props & { readonly gaps: CompanyGaps }) {
  const open = [...gaps.blocks, ...gaps.warns];
  const isWhole = !(
    ['name', 'cvr', 'address', 'phone', 'email', 'authorisation', 'supervision'] as const
  ).some((id) => open.includes(id));
  return (
    <AdminCard
      title={{
        id: 'company-who',
        text: m.company_who(),
        ...(isWhole && { note: <Tag look="ready">{m.company_complete()}</Tag> }),
      }}
    >
      <div className="flex flex-col gap-5 px-5 pb-5">
        <p className="-mt-1 text-blaek-600">{m.company_who_help()}</p>
        <div className={ROW}>
          <div className="min-[40rem]:col-span-4">
            <Line form={form} name="name" />
          </div>
          <div className="min-[40rem]:col-span-2">
            <Line form={form} name="cvr" />
          </div>
        </div>
        <div className={ROW}>
          <div className="min-[40rem]:col-span-3">
            <Line form={form} name="street" />
          </div>
          <div className="min-[40rem]:col-span-1">
            <Line form={form} name="postcode" />
          </div>
          <div className="min-[40rem]:col-span-2">
            <Line form={form} name="town" />
          </div>
        </div>
        <div className={ROW}>
          <div className="min-[40rem]:col-span-3">
            <Line form={form} name="phone" type="tel" />
          </div>
          <div className="min-[40rem]:col-span-3">
            <Line form={form} name="email" type="email" />
          </div>
        </div>
        <div className={ROW}>
          <div className="min-[40rem]:col-span-3">
            <Figure form={form} name="phoneFromHour" help={m.company_fact_phone_help()} />
          </div>
          <div className="min-[40rem]:col-span-3">
            <Figure form={form} name="phoneToHour" />
          </div>
        </div>
        <div className={ROW}>
          <div className="min-[40rem]:col-span-3">
            <Line form={form} name="authorisation" help={m.company_fact_authorisation_help()} />
          </div>
          <div className="min-[40rem]:col-span-3">
            <Line form={form} name="supervision" />
          </div>
        </div>
      </div>
    </AdminCard>
  );
}

const STARTS = {
  'last-goods': m.company_withdrawal_goods,
  contract: m.company_withdrawal_contract,
} as const;
const TOPICS: Readonly<Record<LawyerTopic, () => string>> = {
  terms: m.company_lawyer_terms,
  period: m.company_lawyer_period,
  payment: m.company_lawyer_payment,
};

/** What a quote promises besides its price. */
export function PromiseCard({ form }: Props) {
  const locale = getLocale();
  const plans = PAYMENT_PLANS.map((value) => ({ value, label: paymentText(value, locale) }));
  return (
    <AdminCard title={{ id: 'company-promise', text: m.company_promise() }}>
      <div className="grid items-end gap-5 px-5 pb-5 min-[40rem]:grid-cols-2 min-[40rem]:gap-x-6">
        <SelectField
          {...fieldOf(form, 'withdrawalStarts', m.company_withdrawal_help())}
          options={WITHDRAWAL_STARTS.map((value) => ({ value, label: STARTS[value]() }))}
        />
        <SelectField
          {...fieldOf(form, 'paymentPlan')}
          options={[{ value: '', label: m.company_payment_none() }, ...plans]}
        />
        <Figure form={form} name="deliveryFromWeeks" help={m.company_fact_delivery_help()} />
        <Figure form={form} name="deliveryToWeeks" />
        <Line form={form} name="complaintBody" />
        <fieldset id="fact-readByLawyer" className="self-start">
          <legend className="font-medium">{m.company_fact_lawyer()}</legend>
          {LAWYER_TOPICS.map((topic) => (
            <CheckboxField
              key={topic}
              id={`lawyer-${topic}`}
              name="readByLawyer"
              value={topic}
              defaultChecked={form.typed.readByLawyer.includes(topic)}
              label={TOPICS[topic]()}
            />
          ))}
        </fieldset>
      </div>
    </AdminCard>
  );
}

const TAGS = {
  ready: 'bg-gran-100 text-gran-900',
  blocks: 'border border-tegl-600 bg-white text-tegl-600',
  warns: 'bg-sol-100 text-sol-700',
} as const;

/** A word that says how something stands. */
export function Tag(props: { readonly look: keyof typeof TAGS; readonly children: string }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-control px-2 font-semibold ${TAGS[props.look]}`}
    >
      {props.children}
    </span>
  );
}
