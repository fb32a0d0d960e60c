import { useRouteLoaderData } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { DEFAULT_LOCALE, LOCALES } from '../../../words/locale.ts';
import { useLanguagePaths } from '../../i18n/use-language-paths.ts';

type PageHeadProps = {
  /** Name of the page; the title adds the product's. */
  readonly page: string;
  readonly description?: string;
  /** false: a page of the visitor's own figures, which no search engine is to keep. */
  readonly indexed?: boolean;
  readonly kind?: 'website' | 'article';
  /** What the page is about as JSON-LD, made by features/seo/structured-data.server.ts. */
  readonly structured?: string;
};

/** Drawn by the build for each page that is indexed. */
const sharePicture = (path: string) => `/share${path}.png`;

/** What search engines and shared links read of a page. */
export function PageHead(props: PageHeadProps) {
  const { page, description, indexed = true, kind = 'website', structured } = props;
  const root = useRouteLoaderData<{ readonly origin: string }>('root');
  const paths = useLanguagePaths();
  const locale = getLocale();
  const at = (path: string) => (root?.origin ?? '') + path;
  return (
    <>
      <title>{m.shell_page_title({ page })}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <link rel="canonical" href={at(paths[locale])} />
      {indexed ? (
        <>
          {LOCALES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={at(paths[other])} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={at(paths[DEFAULT_LOCALE])} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:site_name" content={m.shell_brand()} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={page} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={at(paths[locale])} />
      <meta property="og:locale" content={locale === 'da' ? 'da_DK' : 'en_GB'} />
      <meta
        property="og:image"
        content={at(sharePicture(indexed ? paths[locale] : `/${locale}`))}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {structured !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
      )}
    </>
  );
}
