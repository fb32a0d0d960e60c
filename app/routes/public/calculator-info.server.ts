import type { RouterContextProvider } from 'react-router';
import { ENGINE_VERSION } from '../../../engine/version.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { methodContent } from '../../features/method/method-content.ts';
import { selfTestContent } from '../../features/method/self-test/self-test-content.ts';
import type { MethodPageProps } from '../../features/method/method-page.tsx';
import { date } from '../../../words/format.ts';
import { priceBookName } from '../../../words/price-book-name.ts';
import { requestContext } from '../../request-context.server.ts';

/** The method in words, and what it holds for today. */
export async function methodPage(
  context: Readonly<RouterContextProvider>,
): Promise<MethodPageProps> {
  const { priceList } = await context.get(requestContext).services.estimateContext();
  const locale = getLocale();
  return {
    sections: methodContent(locale),
    selfTest: selfTestContent(locale),
    version: m.method_version({
      engine: ENGINE_VERSION,
      book: priceBookName(priceList.id, locale),
      date: date(priceList.validFrom, locale),
    }),
  };
}
