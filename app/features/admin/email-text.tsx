import { Fragment } from 'react';

/** A mail address among other words: a line may end before its «@» and after a point, and nowhere else. */
export function EmailText({ text }: { readonly text: string }) {
  return text.split(/(?=@)|(?<=\S@\S*\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
