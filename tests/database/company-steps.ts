import { keepPaper, saveCompany } from '../../server/company/change-company.ts';
import { EXAMPLE_FACTS } from '../../server/company/example-company.ts';
import type { Services } from '../../server/services.ts';
import type { Who } from '../../server/use-case/who.ts';
import type { CompanyFacts } from '../../domain/company/facts.ts';
import type { PaperKind } from '../../domain/company/papers.ts';
import { pdf } from '../fixtures/made-files.ts';
import { valueOf } from './staff-steps.ts';

/** The facts as a form sends them. */
export const typedFacts = (facts: CompanyFacts) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      Array.isArray(value) ? value : String(value ?? ''),
    ]),
  );

/** Papers without which no quote is sent. */
export const NEEDED_PAPERS: readonly PaperKind[] = ['withdrawal-form', 'withdrawal-guide', 'terms'];

/** Enters all that a quote needs of the company where nothing was entered yet. */
export async function fillCompany(services: Services, who: Who): Promise<void> {
  const facts = typedFacts({ ...EXAMPLE_FACTS, name: 'Nordlys Sol ApS' });
  valueOf(await saveCompany(services, who, { base: 0, facts, reason: 'Åbner' }, 'da'));
  for (const kind of NEEDED_PAPERS) {
    valueOf(await keepPaper(services, who, { kind, bytes: new Uint8Array(pdf()) }));
  }
}
