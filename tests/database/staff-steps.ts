import type { Result } from '../../domain/result.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import type { Who } from '../../server/use-case/who.ts';

/** Somebody who is staff, called by their uid in capitals. */
export async function staffOf(services: Services, uid: string): Promise<Who> {
  await storeUser(services, { uid, phone: null });
  await services.db
    .updateTable('users')
    .set({ name: uid.toUpperCase() })
    .where('uid', '=', uid)
    .execute();
  return {
    kind: 'staff',
    role: 'admin',
    uid,
    phone: null,
    sessionId: `session-${uid}`,
    network: '192.0.2.9',
  };
}

export function valueOf<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}
