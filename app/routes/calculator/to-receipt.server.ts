import { redirect, type RouterContextProvider } from 'react-router';
import { UNSENT_PARAM } from '../../features/receipt-files/files-view.ts';
import { receiptAt } from '../../receipt-address.ts';
import { keepFormFiles } from '../public/receipt-files.server.ts';

/**
 * To the receipt of a request, with the files sent without a script; it names those that failed.
 */
export async function toReceipt(
  token: string,
  posted: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const unsent = await keepFormFiles(posted, token, context);
  const address = receiptAt('offer', token);
  return redirect(unsent === 0 ? address : `${address}&${UNSENT_PARAM}=${unsent}`, 303);
}
