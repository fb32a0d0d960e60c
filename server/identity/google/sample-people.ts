/** A person at the local issuer. */
export type SamplePerson = {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailChecked: boolean;
};

/** Invented, for a server without Google; the first may enter the admin area from the start. */
export const SAMPLE_PEOPLE: readonly [SamplePerson, ...SamplePerson[]] = [
  { subject: '1001', name: 'Mette Holm', email: 'mette.holm@example.com', isEmailChecked: true },
  { subject: '1002', name: 'Jonas Krag', email: 'jonas.krag@example.com', isEmailChecked: true },
  { subject: '1003', name: 'Sara Lind', email: 'sara.lind@example.com', isEmailChecked: true },
  { subject: '1004', name: 'Kim Bak', email: 'kim.bak@example.com', isEmailChecked: false },
];
