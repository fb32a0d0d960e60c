import type { Result } from '../../domain/result.ts';
import type { UploadKind, UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import type { Services } from '../services.ts';
import type { Who } from '../use-case/who.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';

/** What of a file is kept: a picture is made anew, without what a camera notes, and a PDF without what runs. */
export async function cleanFile(
  { work }: Pick<Services, 'work'>,
  who: Who,
  kind: UploadKind,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<Uint8Array<ArrayBuffer>, UploadRefusal | WorkRefusal>> {
  const done = await work.run(
    who,
    kind === 'pdf'
      ? { kind: 'pdf', order: { bytes } }
      : { kind: 'picture', order: { bytes, kind, size: 'whole' } },
  );
  return done.ok ? done.value : done;
}

/** The format that it is kept in. */
export const keptKind = (kind: UploadKind): 'jpeg' | 'pdf' => (kind === 'pdf' ? 'pdf' : 'jpeg');
