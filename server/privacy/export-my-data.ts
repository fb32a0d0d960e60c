import { fail, ok, type Result } from '../../domain/result.ts';
import { isConfirmed } from '../identity/session.ts';
import type { Services } from '../services.ts';
import { THEMSELVES } from '../use-case/audit-log.ts';
import { command, query, type Change, type NotAllowed } from '../use-case/use-case.ts';
import { drawOwnReports, type ReportWords } from './draw-own-report.ts';
import { myDataZip } from './my-data-zip.ts';
import type { Locale } from '../../words/locale.ts';

/** under-way: one was requested a moment ago. */
type NotExported = NotAllowed<'user'> | { readonly kind: 'not-confirmed' | 'under-way' };
type Needs = Services & { readonly change: Change };

/** Whether the data is handed out now, or only after another code from the user's own phone. */
export const mayExportMyData = query(
  { name: 'user.may-export', access: 'user' },
  async ({ db, now }: Pick<Services, 'db' | 'now'>, { sessionId }, _nothing: object) =>
    (await isConfirmed(db, sessionId, now())) ? ok(null) : fail({ kind: 'not-confirmed' as const }),
);

/** Everything stored about the user, as a zip made while it is sent. */
export const exportMyData = command(
  { name: 'user.export', access: 'user', idempotent: 'always', audit: 'user' },
  async (
    { change, ...services }: Needs,
    who,
    { words }: { readonly words: ReportWords },
    locale: Locale,
  ): Promise<Result<ReadableStream<Uint8Array>, NotExported>> => {
    const allowed = await mayExportMyData(services, who, {});
    if (!allowed.ok) return allowed;
    const draw = drawOwnReports(services, who, { locale, words });
    const zip = myDataZip(services, { person: who, locale, draw });
    if (zip === null) return fail({ kind: 'under-way' });
    try {
      return await change(async (_transaction, about) => {
        about(THEMSELVES);
        return ok(zip);
      });
    } catch (error) {
      await zip.cancel();
      throw error;
    }
  },
);
