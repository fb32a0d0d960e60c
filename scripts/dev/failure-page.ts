/** The page for a failure that none of our pages can show: Vite's overlay on an empty page. */
export function failurePage(error: unknown, nonce: string): Response {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const shown = JSON.stringify({ message, stack }).replaceAll('<', String.raw`\u003c`);
  process.stderr.write(`${stack === '' ? message : stack}\n`);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta property="csp-nonce" nonce="${nonce}"><title>Failed</title>
<script type="module" nonce="${nonce}">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${shown}));
</script></head><body></body></html>`;
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
