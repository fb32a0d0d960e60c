import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { SiteLink } from '../../site-link.tsx';
import { date } from '../../../words/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ExampleTag, SideNote } from '../../ui/quote.tsx';
import { ClosingPanel } from './closing-panel.tsx';

export type Partner = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'installer' | 'electrician' | 'roofer';
  readonly area: string;
  readonly text: string;
  readonly url: string | null;
  /** Of its logo; null: it has none. */
  readonly logoKey: string | null;
  /** ISO date. */
  readonly since: string | null;
  readonly isExample: boolean;
};

type PartnersPageProps = {
  readonly partners: readonly Partner[];
  /** Where a company that wants to become a partner writes. */
  readonly writeTo: string;
};

/** What a partner is and is not, who they are, and how a company becomes one. */
export function PartnersPage({ partners, writeTo }: PartnersPageProps) {
  const hasExamples = partners.some(({ isExample }) => isExample);
  return (
    <div className="mx-auto max-w-312 px-6 pt-8 pb-12 tablet:pt-12 tablet:pb-18">
      <h1 className="text-36 font-semibold tracking-[-0.018em] tablet:text-48">
        {m.partners_title()}
      </h1>
      <p className="mt-4 max-w-[48ch] text-18 tablet:text-22">{m.partners_lead()}</p>
      <section aria-labelledby="partners-list" className="mt-12 tablet:mt-18">
        <div className="grid gap-x-6 gap-y-4 min-[62.5rem]:grid-cols-2">
          <h2 id="partners-list" className="text-28 font-semibold">
            {m.partners_list_title()}
          </h2>
          {hasExamples ? <SideNote>{m.partners_note()}</SideNote> : null}
        </div>
        {partners.length === 0 ? (
          <p className="mt-6 max-w-[56ch] border-t-2 border-gran-900 pt-6 text-18">
            {m.partners_none()}
          </p>
        ) : (
          <ul className="mt-6 border-t-2 border-gran-900">
            {partners.map((partner) => (
              <PartnerRow key={partner.id} partner={partner} />
            ))}
          </ul>
        )}
      </section>
      <WhatPartnersAre />
      <ClosingPanel id="partners-become" title={m.partners_become_title()}>
        <ol className="max-w-[60ch] list-decimal space-y-2 pl-5">
          <li>{m.partners_become_1()}</li>
          <li>{m.partners_become_2()}</li>
          <li>{m.partners_become_3()}</li>
        </ol>
        <SiteLink to={writeTo} className={`${buttonClass('filled')} mt-6 max-tablet:w-full`}>
          {m.partners_write()}
        </SiteLink>
      </ClosingPanel>
    </div>
  );
}

function PartnerRow({ partner }: { readonly partner: Partner }) {
  const { name, kind, area, text, url, logoKey, since, isExample } = partner;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-gran-900/15 py-6 min-[62.5rem]:grid-cols-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 self-start min-[62.5rem]:col-span-4">
        {logoKey === null ? null : (
          <img
            src={`/${getLocale()}/partners/logo/${logoKey}`}
            alt=""
            className="h-auto max-h-12 w-auto max-w-60"
          />
        )}
        <h3 className="text-22 font-semibold">{name}</h3>
        {isExample ? <ExampleTag>{m.voices_example()}</ExampleTag> : null}
      </div>
      <p className="text-blaek-600 min-[62.5rem]:col-span-3 min-[62.5rem]:pt-0.5">
        <span className="font-medium text-blaek">{kindName(kind)}</span>
        <br />
        {area}
      </p>
      <div className="min-[62.5rem]:col-span-5 min-[62.5rem]:pt-0.5">
        <p className="max-w-[52ch]">{text}</p>
        {since === null ? null : (
          <p className="mt-1 text-14 text-blaek-600">
            {m.partners_since({ date: date(since, getLocale()) })}
          </p>
        )}
        {url === null ? null : (
          <a
            href={url}
            rel="noopener"
            className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4 hover:text-gran-900"
          >
            {m.partners_site({ name })}
          </a>
        )}
      </div>
    </li>
  );
}

function kindName(kind: Partner['kind']): string {
  switch (kind) {
    case 'installer':
      return m.partners_kind_installer();
    case 'electrician':
      return m.partners_kind_electrician();
    case 'roofer':
      return m.partners_kind_roofer();
  }
}

function WhatPartnersAre() {
  return (
    <section
      aria-labelledby="partners-what"
      className="mt-12 grid gap-x-6 gap-y-8 tablet:mt-18 min-[62.5rem]:grid-cols-12"
    >
      <h2 id="partners-what" className="text-28 font-semibold min-[62.5rem]:col-span-4">
        {m.partners_what_title()}
      </h2>
      <div className="grid gap-x-6 gap-y-8 tablet:grid-cols-2 min-[62.5rem]:col-span-8">
        <Points
          title={m.partners_is_title()}
          points={[m.partners_is_1(), m.partners_is_2(), m.partners_is_3()]}
        />
        <Points
          title={m.partners_not_title()}
          points={[m.partners_not_1(), m.partners_not_2(), m.partners_not_3()]}
        />
        <p className="max-w-[66ch] text-14 text-blaek-600 tablet:col-span-2">
          {m.partners_law()}{' '}
          <a
            href="https://www.retsinformation.dk/eli/lta/2019/30"
            rel="noopener"
            className="text-gran-700 underline underline-offset-4 hover:text-gran-900"
          >
            {m.partners_law_source()}
          </a>
        </p>
      </div>
    </section>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3 className="border-t-2 border-gran-900 pt-4 text-18 font-semibold">{title}</h3>
      <ul className="mt-2">
        {points.map((point) => (
          <li key={point} className="border-b border-gran-900/15 py-3">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
