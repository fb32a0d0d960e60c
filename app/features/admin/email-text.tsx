import { Fragment } from 'react';

/** A mail address among other words: a line may end before its «@». */
export function EmailText({ text }: { readonly text: string }) {
  return text.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
