import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { rollBack } from '../../../server/pricing/publish.ts';
import { compareVersions, listVersions } from '../../../server/pricing/versions.ts';
import {
  PRICE_FIELDS,
  PRICE_QUERY,
  type VersionsAnswer,
  type VersionsView,
} from '../../features/admin/prices/prices-view.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadVersions(request: Request, context: Context): Promise<VersionsView> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const listed = forStaff(await listVersions(services, who, {}));
  if (!listed.ok) throw data('', { status: 404 });
  const versions = listed.value;
  const { searchParams } = new URL(request.url);
  const named = (query: string) =>
    versions.find(({ version }) => version === searchParams.get(query)) ?? null;
  const inForce = versions.find(({ state }) => state === 'in-force');
  const other = named(PRICE_QUERY.compare);
  if (other === null || inForce === undefined) {
    return { versions, compared: null, back: named(PRICE_QUERY.back) };
  }
  const [from, to] = [inForce, other].toSorted((a, b) => a.number - b.number) as [
    typeof other,
    typeof other,
  ];
  const changes = forStaff(
    await compareVersions(services, who, { from: from.version, to: to.version }),
  );
  return {
    versions,
    compared: changes.ok ? { from, to, changes: changes.value } : null,
    back: null,
  };
}

export async function actVersions(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  const form = await formOf(request);
  const done = forStaff(
    await rollBack(services, whoAsks(context), {
      version: textIn(form, PRICE_FIELDS.version),
      reason: textIn(form, PRICE_FIELDS.reason),
    }),
  );
  if (done.ok) return redirect(staffLinks.priceVersions(), 303);
  return data<VersionsAnswer>({ kind: done.error.kind });
}
