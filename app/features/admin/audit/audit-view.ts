import type { AuditPage, AuditSearch } from '../../../../domain/staff/audit.ts';

export type AuditView = AuditPage & Pick<AuditSearch, 'text' | 'isStaffOnly'>;
