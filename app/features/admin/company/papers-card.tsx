import { useState, type ChangeEvent } from 'react';
import { Form } from 'react-router';
import { DUTIES } from '../../../../domain/company/duties.ts';
import type { CompanyPaper } from '../../../../domain/company/company-desk.ts';
import { PAPER_KINDS, type PaperKind } from '../../../../domain/company/papers.ts';
import { LARGEST_UPLOAD_BYTES } from '../../../../domain/uploads/upload-rules.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { paperName } from '../../../../words/company-words.ts';
import { shortDate } from '../../../../words/date-time.ts';
import { fileProblemText, fileSize } from '../../../../words/file-words.ts';
import { paperAt } from '../../../quote-address.ts';
import { DocumentIcon } from '../../../ui/action-icons.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { AdminCard } from '../admin-table.tsx';
import { COMPANY_FORM, type CompanyAnswer, type PaperProblem } from './company-view.ts';
import { Tag } from './facts-cards.tsx';

const HELP: Readonly<Record<PaperKind, () => string>> = {
  'withdrawal-form': m.company_paper_withdrawal_form_help,
  'withdrawal-guide': m.company_paper_withdrawal_guide_help,
  terms: m.company_paper_terms_help,
  'eu-notice': m.company_paper_eu_notice_help,
  'eu-label': m.company_paper_eu_label_help,
  'terms-in-english': m.company_paper_terms_english_help,
};

type PapersCardProps = {
  readonly papers: readonly CompanyPaper[];
  readonly answer: CompanyAnswer | undefined;
};

/** The papers a customer gets with a quote, each with what is in force and a form for a new one. */
export function PapersCard({ papers, answer }: PapersCardProps) {
  return (
    <AdminCard
      title={{
        id: 'company-papers',
        text: m.company_papers(),
        note: m.company_papers_help(),
      }}
    >
      <ul>
        {PAPER_KINDS.map((kind) => (
          <PaperRow
            key={kind}
            kind={kind}
            paper={papers.find((one) => one.kind === kind)}
            problem={answer?.kind === 'paper' && answer.paper === kind ? answer.problem : undefined}
          />
        ))}
      </ul>
      <p className="border-t border-hairline px-5 py-4 text-blaek-600">{m.company_papers_eu()}</p>
    </AdminCard>
  );
}

type PaperRowProps = {
  readonly kind: PaperKind;
  readonly paper: CompanyPaper | undefined;
  readonly problem: PaperProblem | undefined;
};

function PaperRow({ kind, paper, problem }: PaperRowProps) {
  const locale = getLocale();
  const name = paperName(kind, locale);
  const id = `paper-${kind}`;
  const { effect } = DUTIES[kind];
  const isBlocking = paper === undefined && effect === 'blocks';
  const [found, setFound] = useState<PaperProblem>();
  const shown = found ?? problem;
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={`border-t border-hairline px-5 py-3 ${isBlocking ? 'bg-tegl-100' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DocumentIcon className={`shrink-0 ${isBlocking ? 'text-tegl-600' : 'text-gran-700'}`} />
        <div className="min-w-48 flex-1">
          <h3 id={`${id}-name`} className="text-14 font-semibold">
            {name}
          </h3>
          <p className="text-blaek-600">{HELP[kind]()}</p>
        </div>
        <div className="min-w-36">
          {paper === undefined ? (
            <Tag look={effect}>
              {effect === 'blocks' ? m.company_paper_blocks() : m.company_paper_warns()}
            </Tag>
          ) : (
            <>
              <Tag look="ready">{m.company_paper_ready()}</Tag>{' '}
              <a
                href={paperAt(paper.id)}
                className="inline-flex min-h-7 items-center text-gran-700 underline underline-offset-4"
              >
                {m.company_paper_version({
                  number: paper.number,
                  date: shortDate(paper.at, locale),
                })}
                <span className="sr-only">
                  {' '}
                  {m.company_paper_open({ paper: name, size: fileSize(paper.bytes, locale) })}
                </span>
              </a>
            </>
          )}
        </div>
        <UploadForm
          kind={kind}
          isFirst={paper === undefined}
          isFilled={isBlocking}
          problemId={shown === undefined ? undefined : `${id}-problem`}
          setFound={setFound}
        />
      </div>
      <div role="alert">
        {shown !== undefined && <FieldError id={`${id}-problem`}>{problemText(shown)}</FieldError>}
      </div>
    </li>
  );
}

type UploadFormProps = {
  readonly kind: PaperKind;
  /** There is none of its kind yet. */
  readonly isFirst: boolean;
  /** It is what to do next. */
  readonly isFilled: boolean;
  /** The element that says what is wrong with the last one. */
  readonly problemId: string | undefined;
  readonly setFound: (problem: PaperProblem | undefined) => void;
};

/** Sends a file as soon as it is chosen; without a script, by a button. */
function UploadForm({ kind, isFirst, isFilled, problemId, setFound }: UploadFormProps) {
  const act = isFirst ? m.company_paper_act() : m.company_paper_new();
  const name = paperName(kind, getLocale());
  const variant = isFilled ? 'filled' : 'outlined';
  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const isTooLarge = file.size > LARGEST_UPLOAD_BYTES;
    setFound(isTooLarge ? { kind: 'too-large', bytes: file.size } : undefined);
    if (!isTooLarge) input.form?.requestSubmit();
    // The same file can be chosen again.
    input.value = '';
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className="flex min-w-0 flex-wrap items-center gap-2"
    >
      <input type="hidden" name={COMPANY_FORM.intent} value="paper" />
      <input type="hidden" name={COMPANY_FORM.paper} value={kind} />
      <label
        className={`${buttonClass(variant, 44)} relative text-14! min-w-0 has-focus-visible:focus-ring`}
      >
        <span className="noscript:hidden">{act}</span>
        <input
          type="file"
          name={COMPANY_FORM.file}
          accept="application/pdf,.pdf"
          aria-label={`${act}: ${name}`}
          aria-describedby={problemId}
          onChange={choose}
          className="absolute inset-0 w-full min-w-0 cursor-pointer opacity-0 noscript:static noscript:opacity-100"
        />
      </label>
      <span className="hidden noscript:inline">
        <Button type="submit" size={44} variant="outlined">
          {m.company_paper_act()}
        </Button>
      </span>
    </Form>
  );
}

function problemText(problem: PaperProblem): string {
  switch (problem.kind) {
    case 'no-file':
      return m.company_paper_no_file();
    case 'not-a-pdf':
      return m.company_paper_not_pdf();
    case 'changed':
      return m.company_paper_changed();
    default:
      return fileProblemText(problem, getLocale());
  }
}
