import type { RouterContextProvider } from 'react-router';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { readPartners, readTestimonials } from '../../../server/content/queries.ts';
import { requestContext } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What people say, as the pages show it. */
export async function loadTestimonials(context: Context, atMost?: number) {
  const { db } = context.get(requestContext).services;
  const found = await readTestimonials(db, getLocale(), atMost);
  return found.map(({ id, quote, name, house, system, picture, isExample }) => {
    const home = system === '' ? house : `${house}, ${system}`;
    return { id, quote, from: name === '' ? home : `${name} · ${home}`, scene: picture, isExample };
  });
}

export async function loadPartners(context: Context) {
  return readPartners(context.get(requestContext).services.db, getLocale());
}
