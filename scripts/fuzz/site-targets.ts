import routes from '../../app/routes.ts';
import { pathsIn } from '../../tests/route-paths.ts';
import type { Vocabulary } from './odd-values.ts';
import { sitePaths } from './site-paths.ts';
import type { Target } from './target.ts';
import { vocabularyOf, withNames } from './vocabulary.ts';
import { headersOf, type FuzzedSite } from './fuzzed-site.ts';
import { formsIn, type FoundForm } from './forms.ts';

type Parameter = { readonly name: string; readonly in: string; readonly example?: unknown };
type Described = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example?: unknown } };
  };
};

type ApiDocument = { readonly paths: Record<string, Record<string, Described>> };

/** A house, as the calculator's addresses describe it. */
const HOUSE = { lat: '56.17', lon: '10.19', postcode: '8000', address: 'Testvej 1' };

const isDear = (path: string) => /pdf|\.zip|mail|PvYieldReportOLD/.test(path);

export type SiteTargets = { readonly targets: readonly Target[]; readonly vocabulary: Vocabulary };

/**
 * Everything that can be requested: each route in both languages, its data, each call, each form.
 */
export async function siteTargets(site: FuzzedSite): Promise<SiteTargets> {
  const pages = pathsIn(routes).flatMap((path) => sitePaths(path, site));
  const document = (await (await fetch(`${site.url}/api/v1/openapi.json`)).json()) as ApiDocument;
  const forms = await formsOf(site, pages);
  const fieldNames = forms.flatMap(({ query, body }) => Object.keys({ ...query, ...body?.fields }));
  return {
    targets: [...pages.flatMap(asked), ...forms, ...callsOf(site, document)],
    vocabulary: withNames(vocabularyOf(document), fieldNames),
  };
}

function asked(path: string): readonly Target[] {
  const dear = isDear(path);
  const get = { method: 'GET', query: HOUSE, body: null, isDear: dear } as const;
  const data = path === '/' ? '/_root.data' : `${path}.data`;
  return [
    { ...get, path },
    { ...get, path: data },
    { ...get, path, query: {} },
    // To a page without a form too.
    { ...get, method: 'POST', path, body: { kind: 'form', fields: { intent: 'save', q: '8000' } } },
    { ...get, method: 'POST', path: data, body: { kind: 'form', fields: { intent: 'send' } } },
  ];
}

/** The forms of all pages with their fields, as a visitor and a signed-in user see them. */
async function formsOf(site: FuzzedSite, pages: readonly string[]): Promise<readonly Target[]> {
  const found = new Map<string, Target>();
  const house = new URLSearchParams(HOUSE).toString();
  // The other language has the same ones.
  for (const path of pages.filter((page) => page.startsWith('/da') && !isDear(page))) {
    // A house in the address changes the pages that calculate.
    for (const address of /calculator/.test(path) ? [path, `${path}?${house}`] : [path]) {
      for (const sender of ['visitor', 'anna'] as const) {
        const answer = await fetch(site.url + address, { headers: headersOf(site, sender) });
        const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
        for (const form of isPage ? formsIn(await answer.text(), address) : []) {
          const names = Object.keys(form.fields).join();
          const { pathname } = new URL(form.action, site.url);
          found.set(
            `${pathname} ${form.fields['intent'] ?? ''} ${names}`,
            targetOf(form, site.url),
          );
        }
      }
    }
  }
  return [...found.values()].flatMap((target) => {
    const both = [target, { ...target, path: target.path.replace(/^\/da/, '/en') }];
    const data = both.map((one) => ({ ...one, path: `${one.path}.data` }));
    return target.method === 'POST' ? [...both, ...data] : both;
  });
}

function targetOf({ method, action, fields }: FoundForm, url: string): Target {
  const { pathname, searchParams } = new URL(action, url);
  const common = { method, path: pathname, isDear: isDear(pathname) };
  return method === 'POST'
    ? { ...common, query: Object.fromEntries(searchParams), body: { kind: 'form', fields } }
    : { ...common, query: fields, body: null };
}

function callsOf(site: FuzzedSite, { paths }: ApiDocument): readonly Target[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(
      ([method, { parameters = [], requestBody }]): readonly Target[] => {
        const filled = path
          .replace('{id}', site.reportId)
          .replace('{uid}', site.annaUid)
          .replace('{manufacturer}', 'TW');
        const query = parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, example }): [string, string] => [name, String(example ?? 'aarhus')]);
        const example = requestBody?.content['application/json'].example;
        const isObject = typeof example === 'object' && example !== null;
        const target: Target = {
          method: method.toUpperCase(),
          path: filled,
          query: Object.fromEntries(query),
          body:
            requestBody === undefined
              ? null
              : { kind: 'json', fields: isObject ? { ...example } : {} },
          isDear: false,
        };
        // As many requests each as a form gets, because there are fewer calls than pages.
        return [target, target, target, { ...target, method: 'POST' }];
      },
    ),
  );
}
