import { SIGNING_LACKS, type SigningLack } from '../../domain/staff/signing-lack.ts';
import type { Settings } from '../env.ts';

/**
 * Why quotes cannot be signed on their page here: the one place that decides it, for the page, the
 * mail, the paper, staff and the server itself. Empty: they can.
 *
 * The page to withdraw on does not exist yet, so on a deployed site the customer answers by mail. Whoever
 * builds it leaves it out here where it is complete. In local mode nobody is a consumer, and all can be
 * tried.
 */
export function signingLacks({ mode }: Pick<Settings, 'mode'>): readonly SigningLack[] {
  return mode === 'local' ? [] : SIGNING_LACKS;
}
