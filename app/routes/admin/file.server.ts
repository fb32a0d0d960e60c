import { data, redirect, type RouterContextProvider } from 'react-router';
import { readUpload } from '../../../server/uploads/read-upload.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

/** Only ever as an attachment: what a stranger has sent is never shown as a page of this site. */
export async function staffFile(
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const read = await readUpload(services, whoAsks(context), { id });
  if (read.ok) {
    const { bytes, mediaType, fileName } = read.value;
    return new Response(bytes, {
      headers: {
        'Content-Type': mediaType,
        'Content-Disposition': `attachment; filename="${fileName}"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }
  switch (read.error.kind) {
    case 'signed-out':
    case 'not-staff':
      throw redirect(staffLinks.login(), 303);
    case 'unavailable':
      throw data('The store of files does not answer.', { status: 503 });
    case 'not-found':
    case 'gone':
      throw data('There is no such file.', { status: 404 });
  }
}
