import { useRef, useState } from 'react';
import { pdfTextBeside } from '../../../forms/pdf-text/pdf-text-beside.ts';
import type { MeterLoad } from '../meter-load.ts';
import { fileKind } from './file-kind.ts';
import type { Question } from './meter-question.tsx';
import type { MeterAnswers } from './meter-reading.ts';
import type { RefusalKind } from './meter-words.ts';
import { readBeside } from './read-beside.ts';
import type { FilesProblem, FilesToRead } from './read-files.ts';

export type FilesStage =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'bill'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: RefusalKind }
  | { readonly kind: 'asked'; readonly question: Question };

const NOTHING: FilesToRead = { files: [], answers: {} };

/** Files that are read off the page's thread, and read again with each answer about them. */
export function useFiles(onRead: (meter: MeterLoad) => void) {
  const [stage, setStage] = useState<FilesStage>({ kind: 'idle' });
  const [chosen, setChosen] = useState(NOTHING);
  const newest = useRef(chosen);
  const read = async (next: FilesToRead) => {
    setChosen(next);
    newest.current = next;
    setStage({ kind: 'reading' });
    const result = await readBeside(next).catch(() => null);
    // Another file was chosen meanwhile.
    if (newest.current !== next) return;
    if (result?.ok) onRead(result.value);
    if (result === null) setStage({ kind: 'refused', why: 'failed' });
    else setStage(result.ok ? { kind: 'idle' } : stageOf(result.error));
  };
  const readBillText = async (file: File) => {
    const next = { ...NOTHING };
    newest.current = next;
    setStage({ kind: 'reading' });
    const found = await pdfTextBeside(file);
    if (newest.current !== next) return;
    setStage(
      found.kind === 'text'
        ? { kind: 'bill', text: found.text }
        : { kind: 'refused', why: `pdf-${found.kind}` },
    );
  };
  const add = async (before: FilesToRead, files: readonly File[]) => {
    const start = await files[0]?.slice(0, 1024).arrayBuffer();
    if (start !== undefined && fileKind(start) === 'pdf') return readBillText(files[0]!);
    const bytes = await Promise.all(files.map((file) => file.arrayBuffer())).catch(() => null);
    if (bytes === null) return setStage({ kind: 'refused', why: 'failed' });
    return read({ ...before, files: [...before.files, ...bytes] });
  };
  return {
    stage,
    choose: (files: readonly File[]) => void add(NOTHING, files),
    addToChosen: (files: readonly File[]) => void add(chosen, files),
    answer: (answer: MeterAnswers) =>
      void read({ ...chosen, answers: { ...chosen.answers, ...answer } }),
    leave: () => {
      newest.current = NOTHING;
      setChosen(NOTHING);
      setStage({ kind: 'idle' });
    },
  };
}

function stageOf(problem: FilesProblem): FilesStage {
  switch (problem.kind) {
    case 'which-series':
    case 'which-number':
    case 'large-hours':
    case 'part-year':
      return { kind: 'asked', question: problem };
    default:
      return { kind: 'refused', why: problem.kind };
  }
}
