/**
 * The posted form: the only way to read it. A body that is not a form is the caller's mistake, not
 * a failure of the page, which says so in its own language.
 */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 415 });
  }
}
