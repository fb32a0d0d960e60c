import { useId, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { pdfTextBeside, type PdfText } from '../../forms/pdf-text/pdf-text-beside.ts';
import { FieldError } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { LONGEST_LETTER, PastedText, type PastedTextProps } from './pasted-text.tsx';

type Found = PdfText['kind'] | 'reading' | 'cut' | null;

/** The offer's letter: pasted, or out of a PDF that is read here. Both go the same way from then on. */
export function Letter(props: PastedTextProps) {
  const id = useId();
  const [found, setFound] = useState<Found>(null);
  // What was typed stays in its field until the field is another one.
  const [files, setFiles] = useState(0);
  const read = async (file: File) => {
    setFound('reading');
    const pdf = await pdfTextBeside(file);
    setFound(pdf.kind === 'text' && pdf.text.length > LONGEST_LETTER ? 'cut' : pdf.kind);
    if (pdf.kind !== 'text') return;
    setFiles((count) => count + 1);
    props.onText(pdf.text.slice(0, LONGEST_LETTER));
  };
  const problem = problemWords(found);
  return (
    <div className="flex flex-col gap-3">
      <PastedText key={files} {...props} />
      <div className="flex flex-col gap-2 noscript:hidden">
        <FileField
          label={m.compare_pdf()}
          help={m.compare_pdf_help()}
          accept=".pdf,application/pdf"
          errorId={problem === null ? null : `${id}-error`}
          onFiles={([file]) => void (file === undefined ? undefined : read(file))}
        />
        <div role="status" className="text-14">
          {problem === null ? null : <FieldError id={`${id}-error`}>{problem}</FieldError>}
          {found === 'reading' ? m.compare_pdf_reading() : null}
          {found === 'cut' ? m.compare_pdf_cut() : null}
        </div>
      </div>
    </div>
  );
}

function problemWords(found: Found): string | null {
  switch (found) {
    case 'no-text':
      return m.compare_pdf_no_text();
    case 'unreadable':
      return m.compare_pdf_unreadable();
    case 'too-large':
      return m.compare_pdf_too_large();
    default:
      return null;
  }
}
