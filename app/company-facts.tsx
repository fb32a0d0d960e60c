import { createContext, useContext } from 'react';
import type { CompanyFacts } from '../domain/company/facts.ts';

/** What pages say about the company. '' and null: not given, and left out. */
export type PublicFacts = Omit<CompanyFacts, 'readByLawyer' | 'withdrawalStarts'>;

// Written out: the schema that knows it is no part of a visitor's first code.
const NOTHING: PublicFacts = {
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
  paymentPlan: '',
  deliveryFromWeeks: null,
  deliveryToWeeks: null,
};

/** Of the answer that the page came with; undefined: it had none. */
export const CompanyContext = createContext<PublicFacts | undefined>(undefined);

export const useCompany = (): PublicFacts => useContext(CompanyContext) ?? NOTHING;
