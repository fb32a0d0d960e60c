import type { AuditFilter, AuditPage } from '../../../../domain/staff/audit.ts';
import type { AuditNames } from './field-name.ts';

export type AuditView = AuditPage & {
  readonly filter: AuditFilter;
  readonly isFirstPage: boolean;
  /** The Danish day that it is. */
  readonly today: string;
  /** By what things are called. Staff are whose deeds can be chosen, too. */
  readonly names: AuditNames;
};

/** As it stands in the address; text is called q there. */
export function auditQuery({ text, ...filter }: AuditFilter, before: string | null = null): string {
  const given = Object.entries({ q: text, ...filter, before: before ?? '' });
  return `?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`;
}
