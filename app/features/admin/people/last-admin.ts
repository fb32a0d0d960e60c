import type { StaffPeople } from '../../../../domain/staff/people.ts';

/** Whether nobody else who has signed in has access: then theirs can't be taken. */
export const isLastAdmin = ({ staff }: Pick<StaffPeople, 'staff'>, uid: string): boolean =>
  staff.some((person) => person.uid === uid && person.removedAt === null) &&
  !staff.some(
    ({ uid: other, removedAt, lastSignInAt }) =>
      other !== uid && removedAt === null && lastSignInAt !== null,
  );
