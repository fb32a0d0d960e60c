/**
 * A body as text, read no further than the limit: what is longer is cut off where it passes it.
 * @returns null for a body that is longer
 */
export async function limitedText(response: Response, mostBytes: number): Promise<string | null> {
  const { body } = response;
  if (body === null) return '';
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
    await body.cancel();
    return null;
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop gives the rest of the body up.
    if (bytes > mostBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The same as bytes. */
export async function limitedBytes(
  response: Response,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { body } = response;
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
