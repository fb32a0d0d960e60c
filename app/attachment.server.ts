/**
 * A stranger's file is never shown as a page of this site; our own pages may show it as a picture.
 */
export function attachment(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: 'image/jpeg' | 'application/pdf',
  fileName: string,
): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
