import { createContext, useContext } from 'react';
import type { CompanyFacts } from '../domain/company/facts.ts';
import { NO_FACTS } from '../domain/company/no-facts.ts';

/** What pages say about the company. '' and null: not given, and left out. */
export type PublicFacts = Omit<CompanyFacts, 'readByLawyer' | 'withdrawalStarts'>;

/** Of the answer that the page came with; undefined: it had none. */
export const CompanyContext = createContext<PublicFacts | undefined>(undefined);

export const useCompany = (): PublicFacts => useContext(CompanyContext) ?? NO_FACTS;
