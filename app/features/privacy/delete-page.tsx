import type { ReactNode } from 'react';
import { INTENT_FIELD } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { WriteToLink } from '../../write-to.tsx';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { LEAD, OwnCodeHeading, SendCodeStep, TypeCodeStep } from './own-code-steps.tsx';
import type { DeleteView, OwnCodeAnswer } from './own-code-view.ts';
import { DownloadForm } from './own-data.tsx';

type DeletePageProps = {
  readonly view: DeleteView;
  readonly answer: OwnCodeAnswer | undefined;
  /** The field for the code. */
  readonly codeField: ReactNode;
};

/** Deleting oneself, in two steps: what goes, and the code that shows whose phone it is. */
export function DeletePage({ view, answer, codeField }: DeletePageProps) {
  if (view.step === 'done') {
    return (
      <NarrowPage>
        <Done />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage>
      <OwnCodeHeading title={m.privacy_delete_title()} />
      {view.step === 'no-phone' && (
        <p className={LEAD}>
          {m.privacy_no_phone()} <Mail />.
        </p>
      )}
      {view.step === 'start' && (
        <>
          <WhatGoes />
          <SendCodeStep
            view={view}
            answer={answer}
            why={m.privacy_code_why({ phone: view.phone })}
          />
        </>
      )}
      {view.step === 'code' && (
        <TypeCodeStep view={view} codeField={codeField}>
          {(isDeleting) => <Confirm isDeleting={isDeleting} />}
        </TypeCodeStep>
      )}
    </NarrowPage>
  );
}

function WhatGoes() {
  const goes = [
    m.privacy_goes_reports(),
    m.privacy_goes_calculator(),
    m.privacy_goes_requests(),
    m.privacy_goes_sign_in(),
  ];
  return (
    <>
      <p className={LEAD}>{m.privacy_delete_lead()}</p>
      <ul className="mt-4 list-disc space-y-2 pl-6">
        {goes.map((text) => (
          <li key={text} className="max-w-[60ch]">
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-[60ch]">
        {m.privacy_not_found()} <Mail />.
      </p>
      <div className="mt-8 rounded-card border border-hairline bg-white p-6">
        <h2 className="text-18 font-semibold">{m.privacy_first_title()}</h2>
        <p className="max-w-[56ch] pt-1 pb-4 text-blaek-600">{m.privacy_first_text()}</p>
        <DownloadForm />
      </div>
    </>
  );
}

function Confirm({ isDeleting }: { readonly isDeleting: boolean }) {
  return (
    <>
      <p className="max-w-[52ch] border-l-4 border-tegl-600 bg-white px-4 py-3">
        {m.privacy_no_way_back()}
      </p>
      <div className="flex flex-wrap items-center gap-3 max-tablet:w-full">
        <button
          type="submit"
          name={INTENT_FIELD}
          value="confirm"
          className={`${buttonClass('filled', 48).replace('bg-gran-700', 'bg-tegl-600').replace('hover:bg-gran-900', 'hover:brightness-90')} max-tablet:w-full`}
        >
          {isDeleting ? m.privacy_deleting() : m.privacy_delete_all()}
        </button>
        <SiteLink
          to={links.myReports()}
          className={`${buttonClass('quiet', 48)} max-tablet:w-full`}
        >
          {m.privacy_keep()}
        </SiteLink>
      </div>
    </>
  );
}

const Mail = () => <WriteToLink className="text-gran-700 underline underline-offset-4" />;

function Done() {
  return (
    <>
      <h1 className="text-28 font-semibold tracking-[-0.01em] tablet:text-36">
        {m.privacy_done_title()}
      </h1>
      <p className={LEAD}>{m.privacy_done_text()}</p>
      <p className="mt-3 max-w-[60ch] text-blaek-600">{m.privacy_done_browser()}</p>
      <div className="pt-6">
        <SiteLink to={links.home()} className={buttonClass('outlined', 48)}>
          {m.privacy_home()}
        </SiteLink>
      </div>
    </>
  );
}
