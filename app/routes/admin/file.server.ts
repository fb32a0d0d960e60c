import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Result } from '../../../domain/result.ts';
import { readProof } from '../../../server/content/proofs.ts';
import { readUpload, type ReadFile } from '../../../server/uploads/read-upload.ts';
import { staffSmallPicture } from '../../../server/uploads/small-picture.ts';
import { attachment } from '../../attachment.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

/** A proof of a testimonial, for staff to save. */
export async function staffProof(
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  return saved(await readProof(services, whoAsks(context), { id }));
}

/** @param isSmall a photo to know it by in a list, and not the file itself */
export async function staffFile(
  id: string,
  isSmall: boolean,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  if (isSmall) {
    const made = await staffSmallPicture(services, who, { id });
    return made.ok ? attachment(made.value, 'image/jpeg', 'picture.jpg') : refused(made.error.kind);
  }
  return saved(await readUpload(services, who, { id }));
}

function saved(read: Result<ReadFile, { readonly kind: string }>): Response {
  if (!read.ok) return refused(read.error.kind);
  const { bytes, mediaType, fileName } = read.value;
  return attachment(bytes, mediaType, fileName);
}

function refused(kind: string): never {
  switch (kind) {
    case 'signed-out':
    case 'not-staff':
      throw redirect(staffLinks.login(), 303);
    case 'not-found':
    case 'gone':
      throw data('There is no such file.', { status: 404 });
    default:
      throw data('The file can not be had now.', { status: 503 });
  }
}
