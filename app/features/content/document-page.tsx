import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { ContentsDisclosure, ContentsList } from './contents-list.tsx';
import { DocumentBody } from './document-body.tsx';
import { DocumentHead } from './document-head.tsx';
import type { DocumentView } from './document-view.server.ts';
import { SourceList } from './source-list.tsx';
import './text.css';

/** More than these would reach out of view beside the text, and stand under it instead. */
const MOST_SOURCES_BESIDE = 5;

type DocumentPageProps = {
  readonly view: DocumentView;
  /** What the list of contents is called here. */
  readonly contentsTitle: string;
  readonly breadcrumb?: ReactNode;
  /** The line under the intro; without it: date, time to read, and who wrote it. */
  readonly facts?: readonly string[];
  /** A list of contents of its own, beside the text. */
  readonly contents?: ReactNode;
  /** What stays under the header of a narrow page while one reads. */
  readonly readingBar?: ReactNode;
  /** A long text has its contents above it too, where there is no room beside it. */
  readonly long?: boolean;
  readonly notice?: ReactNode;
  /** After the text, across the whole page. */
  readonly children?: ReactNode;
};

/** A text of content/ with its contents and sources beside it. */
export function DocumentPage(props: DocumentPageProps) {
  const {
    view,
    contentsTitle,
    breadcrumb,
    facts,
    contents,
    readingBar,
    long = false,
    notice,
  } = props;
  const { headings, sources } = view;
  const shownFacts = facts ?? [
    view.updatedText,
    view.minutesText,
    m.content_written_by({ brand: brand.name }),
  ];
  const beside = sources.length > 0 && sources.length <= MOST_SOURCES_BESIDE;
  return (
    <>
      <article className="mx-auto max-w-312 px-6 pt-8 pb-12 tablet:pt-10 tablet:pb-18">
        <DocumentHead
          title={view.title}
          intro={view.intro}
          facts={shownFacts}
          breadcrumb={breadcrumb}
        />
        {notice}
        {long && (
          <div className="mt-8 laptop:hidden print:hidden">
            <ContentsDisclosure title={contentsTitle} headings={headings} />
          </div>
        )}
        {readingBar}
        <div className="mt-8 gap-x-6 tablet:mt-12 laptop:grid laptop:grid-cols-12">
          <aside className="col-span-3 col-start-10 row-start-1 self-start max-laptop:hidden laptop:sticky laptop:top-22 print:hidden">
            {contents ?? <ContentsList title={contentsTitle} headings={headings} />}
            {beside && (
              <div className="mt-8">
                <SourceList sources={sources} />
              </div>
            )}
          </aside>
          <div className="min-w-0 laptop:col-span-8 laptop:row-start-1">
            <div className="text">
              <DocumentBody id={view.id} />
            </div>
            {sources.length > 0 && (
              <div className={`mt-12 ${beside ? 'laptop:hidden print:block' : ''}`}>
                <SourceList sources={sources} wide />
              </div>
            )}
          </div>
        </div>
      </article>
      {props.children}
    </>
  );
}
