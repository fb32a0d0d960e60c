import { useEffect } from 'react';
import { Form, useLocation } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AdminCard } from '../admin-table.tsx';
import { AsReadCard, VersionsCard } from './company-aside.tsx';
import { GapsOnTop } from './company-gaps.tsx';
import { COMPANY_FORM, type CompanyAnswer, type CompanyView } from './company-view.ts';
import { factsFormOf, PromiseCard, WhoCard } from './facts-cards.tsx';
import { PapersCard } from './papers-card.tsx';

type CompanyPageProps = {
  readonly view: CompanyView;
  readonly answer: CompanyAnswer | undefined;
};

const FORM = 'company-form';

/** What is known about the company: facts and papers as they are in force, and a form that makes the next version. */
export function CompanyPage({ view, answer }: CompanyPageProps) {
  const { company, gaps, papers, versions } = view.desk;
  const { number, facts, isExample } = company;
  useFilled(view.fill);
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-28 font-semibold">{m.admin_nav_company()}</h1>
        <p className="text-blaek-600">
          {number === 0 ? m.company_sub_none() : m.company_sub({ number })}
        </p>
      </header>
      <p role="status" className={view.saved === null ? 'sr-only' : 'flex items-center gap-2'}>
        {view.saved !== null && (
          <>
            <CheckIcon className="text-gran-700" /> {m.company_saved({ number: view.saved })}
          </>
        )}
      </p>
      <Refusal answer={answer} number={number} />
      {isExample && (
        <p className="rounded-control bg-kalk-100 px-5 py-3 font-semibold">{m.company_example()}</p>
      )}
      <GapsOnTop gaps={gaps} />
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_352px]">
        <div className="flex min-w-0 flex-col gap-4">
          <Form
            // What was typed stays while another paper is put into force.
            key={JSON.stringify(facts)}
            id={FORM}
            method="post"
            noValidate
            className="flex flex-col gap-4"
          >
            <input type="hidden" name={COMPANY_FORM.base} value={number} />
            <input type="hidden" name={COMPANY_FORM.intent} value="save" />
            <WhoCard form={factsFormOf(facts, answer)} gaps={gaps} />
            <PromiseCard form={factsFormOf(facts, answer)} />
            <NextCard number={number + 1} answer={answer} />
          </Form>
          <PapersCard papers={papers} answer={answer} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <AsReadCard facts={facts} />
          <VersionsCard versions={versions} isWhole={view.isWhole} />
        </div>
      </div>
    </div>
  );
}

/** The end of the form: why, and the button that puts the version into force. */
function NextCard(props: { readonly number: number; readonly answer: CompanyAnswer | undefined }) {
  const { number, answer } = props;
  const typed = answer !== undefined && answer.kind !== 'paper' ? answer.reason : '';
  return (
    <AdminCard title={{ id: 'company-next', text: m.company_next({ number }) }}>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <TextField
          size={44}
          id="company-reason"
          name={COMPANY_FORM.reason}
          label={m.company_reason()}
          maxLength={200}
          defaultValue={typed}
          autoComplete="off"
        />
        <p className="max-w-[70ch] text-blaek-600">{m.company_next_help()}</p>
        <Button type="submit" size={44} className="self-start">
          {m.company_put({ number })}
        </Button>
      </div>
    </AdminCard>
  );
}

type RefusalProps = { readonly answer: CompanyAnswer | undefined; readonly number: number };

function Refusal({ answer, number }: RefusalProps) {
  const words =
    answer?.kind === 'invalid'
      ? m.company_invalid()
      : answer?.kind === 'changed'
        ? m.company_changed({ number })
        : null;
  return (
    <div role="alert" className="empty:absolute">
      {words !== null && (
        <p className="rounded-control border-l-8 border-tegl-600 bg-tegl-100 px-5 py-3 font-semibold">
          {words}
        </p>
      )}
    </div>
  );
}

/** Leads to the field that a link names: it scrolls there and takes the focus. */
function useFilled(id: string | null): void {
  const location = useLocation();
  useEffect(() => {
    if (id === null) return;
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [id, location]);
}
