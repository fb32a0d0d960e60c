import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import {
  UPLOAD_PURPOSES,
  type FileProblem,
  type UploadPurpose,
} from '../../../domain/uploads/upload-rules.ts';
import { logFailure } from '../../../server/log-failure.ts';
import { keepUpload } from '../../../server/uploads/keep-upload.ts';
import { filesByReceipt, removeUpload } from '../../../server/uploads/own-files.ts';
import {
  fieldOf,
  FILE_FIELD,
  PURPOSE_FIELD,
  REMOVE_FIELD,
  type FilesView,
  type RefusedFile,
} from '../../features/receipt-files/files-view.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { links } from '../../links.ts';
import { receiptLinks } from '../../receipt-links.ts';
import { RECEIPT_PARAM } from '../../receipt-address.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

// Only the owner has the key, and no cache may store what it opens.
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

const tokenIn = ({ searchParams }: URL) => searchParams.get(RECEIPT_PARAM) ?? '';

/** The files of the request whose key the address has. */
export async function loadFiles(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const token = tokenIn(url);
  const found = await filesByReceipt(services, whoAsks(context), { token });
  // Without a valid key, or with that of a closed request, there is nothing to send to.
  if (!found.ok || found.value.isWithdrawn) throw redirect(`${links.thankYou()}${url.search}`);
  return data<FilesView>({ files: found.value.files, token }, { headers });
}

/**
 * Takes what a form without a script sends, or removes a file. Accepted files stay when another is
 * refused.
 */
export async function sendFiles(request: Request, url: URL, context: Context) {
  const posted = await formOf(request);
  const { services } = context.get(requestContext);
  const token = tokenIn(url);
  const here = `${receiptLinks.files()}${url.search}`;
  const removed = textIn(posted, REMOVE_FIELD);
  if (removed !== '') {
    await removeUpload(services, whoAsks(context), { token, id: removed });
    return redirect(here, 303);
  }
  const refused: RefusedFile[] = [];
  for (const file of filesIn(posted)) {
    const purpose = purposeIn(posted);
    const problem = await keep(file, purpose, token, context);
    if (problem !== null) refused.push({ purpose, name: file.name, problem });
  }
  if (refused.length === 0) return redirect(here, 303);
  return data({ refused }, { headers });
}

/**
 * Takes the files sent with a form without a script.
 * @returns how many failed: the receipt says so, and accepts them
 */
export async function keepFormFiles(
  posted: FormData,
  token: string,
  context: Context,
): Promise<number> {
  let unsent = 0;
  for (const purpose of UPLOAD_PURPOSES) {
    for (const file of filesIn(posted, fieldOf(purpose))) {
      if ((await keep(file, purpose, token, context)) !== null) unsent += 1;
    }
  }
  return unsent;
}

/** Takes one file from the page's script, and reports the result. */
export async function sendOneFile(request: Request, url: URL, context: Context): Promise<Response> {
  const posted = await formOf(request);
  const [file] = filesIn(posted);
  const problem: FileProblem | null =
    file === undefined
      ? { kind: 'empty' }
      : await keep(file, purposeIn(posted), tokenIn(url), context);
  return Response.json({ problem }, { headers });
}

/** A field in which nothing was chosen arrives as a file without a name. */
const filesIn = (posted: FormData, field = FILE_FIELD): readonly File[] =>
  posted.getAll(field).filter((file): file is File => file instanceof File && file.name !== '');

const purposeIn = (posted: FormData) =>
  UPLOAD_PURPOSES.find((purpose) => purpose === textIn(posted, PURPOSE_FIELD)) ?? 'roof';

async function keep(
  file: File,
  purpose: UploadPurpose,
  token: string,
  context: Context,
): Promise<FileProblem | null> {
  const { services } = context.get(requestContext);
  try {
    const kept = await keepUpload(services, whoAsks(context), {
      token,
      purpose,
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
    if (kept.ok) return null;
    const { error } = kept;
    switch (error.kind) {
      case 'busy':
      case 'too-often':
      // The request was withdrawn while its files were being sent.
      case 'not-found':
        return { kind: 'busy' };
      default:
        return error;
    }
  } catch (error) {
    logFailure(services.log, 'file not kept', error);
    return { kind: 'busy' };
  }
}
