import type { RouterContextProvider } from 'react-router';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { readPartners, readTestimonials } from '../../../server/content/queries.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What people say, as the pages show it. */
export async function loadTestimonials(context: Context, atMost?: number) {
  const { services } = context.get(requestContext);
  const most = atMost === undefined ? {} : { atMost };
  const found = await readTestimonials(services, whoAsks(context), most, getLocale());
  const shown = found.ok ? found.value : [];
  return shown.map(({ id, quote, name, house, system, picture, isExample }) => {
    const home = system === '' ? house : `${house}, ${system}`;
    return { id, quote, from: name === '' ? home : `${name} · ${home}`, scene: picture, isExample };
  });
}

export async function loadPartners(context: Context) {
  const { services } = context.get(requestContext);
  const found = await readPartners(services, whoAsks(context), {}, getLocale());
  return found.ok ? found.value : [];
}
