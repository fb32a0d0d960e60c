type RouteHeaders = { readonly loaderHeaders: Headers; readonly actionHeaders: Headers };

/**
 * A page's own headers, plus those from the answer to its form; the router leaves both to each
 * route.
 */
export function answerHeaders({ loaderHeaders, actionHeaders }: RouteHeaders): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
}
