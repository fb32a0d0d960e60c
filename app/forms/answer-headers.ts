type RouteHeaders = { readonly loaderHeaders: Headers; readonly actionHeaders: Headers };

/** A page's own headers, and those that the answer to its form adds: the router leaves both to each route. */
export function answerHeaders({ loaderHeaders, actionHeaders }: RouteHeaders): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
}
