import type { ReactNode } from 'react';
import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { purposeWords } from './file-words.ts';

const INK = { stroke: '#17231f', strokeWidth: 1.2 } as const;

/** What a good picture has in it: drawn, with the corners of a viewfinder. */
const DRAWN: Readonly<Record<UploadPurpose, ReactNode>> = {
  roof: (
    <>
      <path d="M0 0h168v120H0z" fill="#e8efe9" />
      <path d="M0 100h168v20H0z" fill="#dce6d4" />
      <path d="M37 68h94v33H37z" fill="#fffdf5" {...INK} />
      <path d="M48 34h72l22 34H26z" fill="#bc6e50" {...INK} />
      <path
        d="M44 42h81M38 51h92M32 60h104M66 34 54 68M84 34v34M102 34l12 34"
        stroke="#8f4e36"
        strokeWidth=".8"
      />
      <path d="M98 26h9v16h-9z" fill="#9a5540" {...INK} />
      <path d="M78 76h13v25H78zM47 78h16v12H47zM106 78h16v12h-16z" fill="#fff" {...INK} />
      <circle cx="138" cy="25" r="9" fill="#f4b83a" {...INK} />
    </>
  ),
  board: (
    <>
      <path d="M0 0h168v120H0z" fill="#efe6d6" />
      <path d="m27 16 18 4v77l-18 9z" fill="#ddd8c6" {...INK} />
      <path d="M45 20h92v78H45z" fill="#fff" {...INK} />
      <path d="M53 29h38v31H53zM98 29h31v31H98zM53 66h76v25H53z" fill="#f3efe6" {...INK} />
      <path d="M59 35h26v9H59z" fill="#fff" {...INK} />
      <path
        d="M106 29v31M114 29v31M122 29v31M63 66v25M73 66v25M83 66v25M93 66v25M103 66v25M113 66v25"
        stroke="#7a756b"
        strokeWidth=".8"
      />
      <path
        d="M100 38h4v9h-4zM108 38h4v9h-4zM116 38h4v9h-4zM56 74h4v9h-4zM66 74h4v9h-4zM76 74h4v9h-4zM86 74h4v9h-4z"
        fill="#1b5a48"
      />
    </>
  ),
  bill: (
    <>
      <path d="M0 0h168v120H0z" fill="#efe6d6" />
      <path d="M50 10h68v101H50z" fill="#fff" {...INK} />
      <path d="M58 22h25M58 30h17M58 57h52M58 64h52M58 71h36" stroke="#7a756b" strokeWidth="2" />
      <path d="M56 38h56v11H56z" fill="#f4b83a" {...INK} />
      <path d="M62 43.5h34M100 43.5h6" stroke="#17231f" strokeWidth="3" />
      <path
        d="M58 103V92h9v11zM70 103V88h9v15zM82 103v-9h9v9zM94 103V84h9v19z"
        fill="#dcebe3"
        {...INK}
      />
    </>
  ),
};
const CORNERS = 'M20 24v-9h9M148 24v-9h-9M20 96v9h9M148 96v9h-9';

/** An example of the picture that helps, with what has to be in it. */
export function ExamplePicture({ purpose }: { readonly purpose: UploadPurpose }) {
  return (
    <figure className="flex items-center gap-3 text-14 text-blaek-600 tablet:block tablet:pt-1">
      <svg
        aria-hidden="true"
        viewBox="0 0 168 120"
        fill="none"
        className="h-24 shrink-0 rounded-control border border-hairline tablet:h-auto tablet:w-full"
      >
        {DRAWN[purpose]}
        {purpose === 'bill' ? null : (
          <path d={CORNERS} stroke="#1b5a48" strokeWidth="2.4" strokeLinecap="square" />
        )}
      </svg>
      <figcaption className="tablet:mt-2">{purposeWords(purpose).example}</figcaption>
    </figure>
  );
}
