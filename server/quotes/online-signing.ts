import { SIGNING_LACKS, type SigningLack } from '../../domain/staff/signing-lack.ts';
import type { Settings } from '../env.ts';

/**
 * Why quotes cannot be signed on their page here: the one place that decides it, for the page, the
 * mail, the paper, staff and the server itself. Empty: they can.
 *
 * Until staff can enter the day of the delivery, the customer of a deployed site answers by mail. In local mode nobody
 * is a consumer, and all can be tried.
 */
export function signingLacks({ mode }: Pick<Settings, 'mode'>): readonly SigningLack[] {
  return mode === 'local' ? [] : SIGNING_LACKS;
}
