import type { ReactNode } from 'react';
import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { helpIdOf } from './drop-zone.tsx';
import { ExamplePicture } from './example-picture.tsx';
import { purposeWords } from './file-words.ts';

type GroupFrameProps = {
  readonly purpose: UploadPurpose;
  /** On a page of its own each purpose is a part of the page; within a form it names a group of fields. */
  readonly heading: 'h2' | 'p';
  readonly limits: string;
  /** The files, and the field for more. */
  readonly children: ReactNode;
};

export const titleIdOf = (purpose: UploadPurpose) => `files-${purpose}-title`;

/** Files for one thing: what they are for, beside it an example, on a phone between the words and the field. */
export function GroupFrame({ purpose, heading: Heading, limits, children }: GroupFrameProps) {
  const { title, help } = purposeWords(purpose);
  return (
    <div className="grid gap-x-6 gap-y-3 tablet:grid-cols-[minmax(0,1fr)_168px] tablet:grid-rows-[auto_1fr] tablet:gap-y-2">
      <div>
        <Heading id={titleIdOf(purpose)} className="font-semibold">
          {title} <span className="font-normal text-blaek-600">{m.files_optional()}</span>
        </Heading>
        <p id={helpIdOf(purpose)} className="text-14 text-blaek-600">
          {help} {limits}
        </p>
      </div>
      <div className="tablet:col-start-2 tablet:row-span-2 tablet:row-start-1">
        <ExamplePicture purpose={purpose} />
      </div>
      <div className="min-w-0 tablet:col-start-1 tablet:row-start-2">{children}</div>
    </div>
  );
}
