import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FileProblem, UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { problemBySize } from './held-files.ts';
import { sendFile } from './send-file.ts';

/** A file on its way, or one that did not come through and can be tried again. */
export type SentRow = {
  readonly key: number;
  readonly purpose: UploadPurpose;
  readonly file: File;
  readonly sentBytes: number;
  readonly problem: FileProblem | null;
};

/** Sends chosen files at once, one after the other; those that did not come through keep their row. */
export function useSending(token: string) {
  const [rows, setRows] = useState<readonly SentRow[]>([]);
  const { revalidate } = useRevalidator();
  const line = useRef(Promise.resolve());
  const keys = useRef(0);
  const change = (key: number, changes: Partial<SentRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const drop = (key: number) => setRows((all) => all.filter((row) => row.key !== key));

  const send = ({ key, purpose, file }: SentRow) => {
    line.current = line.current.then(async () => {
      const onProgress = (sentBytes: number) => change(key, { sentBytes });
      const problem = await sendFile({ token, purpose, file, onProgress });
      if (problem !== null) return change(key, { problem });
      await revalidate();
      drop(key);
    });
  };
  return {
    rows,
    choose: (purpose: UploadPurpose, files: readonly File[]) => {
      const added = files.map((file): SentRow => {
        keys.current += 1;
        return { key: keys.current, purpose, file, sentBytes: 0, problem: problemBySize(file) };
      });
      setRows((all) => [...all, ...added]);
      for (const row of added) if (row.problem === null) send(row);
    },
    again: (row: SentRow) => {
      change(row.key, { problem: null, sentBytes: 0 });
      send(row);
    },
    drop,
  };
}
