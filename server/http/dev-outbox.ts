import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import type { OutboxTable } from '../db/tables/requests.ts';
import { escapeHtml } from '../html.ts';
import { openText } from '../sealed-text.ts';
import type { Services } from '../services.ts';
import type { AppEnvironment } from './environment.ts';
import { onlyThisMachine } from './only-this-machine.ts';

const MOST_SHOWN = 200;

type Row = Selectable<OutboxTable>;

/** The messages of a local server, for developers to read. Never mounted on a deployed server. */
export function devOutboxRoutes({ db, secret, settings }: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const opened = (row: Row): Row => ({
    ...row,
    body_text: openText(row.body_text, secret) ?? 'Sealed with another secret.',
    body_html: openText(row.body_html, secret) ?? '',
  });
  routes.use(onlyThisMachine(settings));
  routes.get('/', async (context) => {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return context.html(
      page('Outbox', listOf(rows.map(opened)), context.get('nonce')),
      200,
      NOT_KEPT,
    );
  });
  routes.get('/:id', async (context) => {
    const row = await db
      .selectFrom('outbox')
      .selectAll()
      .where('id', '=', context.req.param('id'))
      .executeTakeFirst();
    if (row === undefined) return context.text('No such message.', 404);
    return context.html(
      page(
        row.subject || row.kind,
        messageOf(opened(row), context.get('nonce')),
        context.get('nonce'),
      ),
      200,
      NOT_KEPT,
    );
  });
  return routes;
}

const NOT_KEPT = { 'Cache-Control': 'no-store' };

function listOf(rows: readonly Row[]): string {
  if (rows.length === 0) return '<h1>Outbox</h1><p>No messages yet.</p>';
  const items = rows.map(
    (row) =>
      `<tr><td><a href="/dev/outbox/${escapeHtml(row.id)}">${escapeHtml(row.subject || row.body_text.slice(0, 60))}</a></td>` +
      `<td>${row.kind}</td><td>${escapeHtml(row.recipient)}</td><td>${row.status}</td><td>${row.created_at}</td></tr>`,
  );
  return (
    '<h1>Outbox</h1><p>Messages of this local server. They are not sent anywhere.</p>' +
    '<table><thead><tr><th>Subject</th><th>Kind</th><th>To</th><th>State</th><th>Made</th></tr></thead>' +
    `<tbody>${items.join('')}</tbody></table>`
  );
}

/** The text, and below it the mail as a mail program shows it, sandboxed. */
function messageOf(row: Row, nonce: string): string {
  const designed = row.body_html.replace('<style>', `<style nonce="${nonce}">`);
  const shown =
    designed === ''
      ? ''
      : `<iframe title="HTML" sandbox srcdoc="${escapeHtml(designed)}"></iframe>`;
  return (
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(row.subject || 'SMS')}</h1>` +
    `<p>${row.kind} to ${escapeHtml(row.recipient)}, ${row.status}, ${row.created_at}</p>` +
    `<pre>${escapeHtml(row.body_text)}</pre>${shown}`
  );
}

function page(title: string, body: string, nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid #ddd; }
iframe { width: 100%; height: 90vh; border: 1px solid #ddd; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border-top: 1px solid #ddd; padding-top: 1rem; }
</style></head><body><main>${body}</main></body></html>`;
}
