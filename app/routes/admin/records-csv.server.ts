import { data, type RouterContextProvider } from 'react-router';
import { recordKindIn } from '../../../server/catalogue/read-desk.ts';
import { exportRecords } from '../../../server/records/record-csv.ts';
import { RECORD_QUERY } from '../../features/admin/records/record-view.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { csvAnswer } from './csv-answer.server.ts';
import { forStaff } from './staff-only.server.ts';

export async function recordsCsv(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const kind = recordKindIn(new URL(request.url).searchParams.get(RECORD_QUERY.kind));
  if (kind === null) throw data('', { status: 404 });
  const { services } = context.get(requestContext);
  const made = forStaff(await exportRecords(services, whoAsks(context), { kind }));
  if (!made.ok) throw data('', { status: 404 });
  return csvAnswer(made.value.csv, kind);
}
