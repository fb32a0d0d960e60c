import { RECEIPT_PARAM } from '../../receipt-address.ts';
import { heldFiles } from './held-files.ts';

/** Sends a form, and after it the files that were chosen with it: to the receipt that it was answered with. */
export async function thenFiles<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (thrown) {
    // A redirect comes as a thrown answer.
    const to = thrown instanceof Response ? thrown.headers.get('Location') : null;
    const token = to === null ? null : new URL(to, location.href).searchParams.get(RECEIPT_PARAM);
    if (token !== null && heldFiles().length > 0) {
      const { sendHeld } = await import('./send-held.ts');
      await sendHeld(token);
    }
    throw thrown;
  }
}
