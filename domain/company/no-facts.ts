// Without the schema of facts.ts, which takes it for its own: a visitor's first code holds this one.

/** Before staff have said anything. */
export const NO_FACTS = {
  name: '',
  cvr: '',
  street: '',
  postcode: '',
  town: '',
  phone: '',
  phoneFromHour: null,
  phoneToHour: null,
  email: '',
  authorisation: '',
  supervision: '',
  complaintBody: '',
  withdrawalStarts: 'last-goods' as const,
  paymentPlan: '' as const,
  deliveryFromWeeks: null,
  deliveryToWeeks: null,
  readByLawyer: [] as never[],
};
