import { useState } from 'react';
import { NO_AUDIT_FILTER } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { staffLinks } from '../../../staff-links.ts';
import { auditQuery } from './audit-view.ts';

/** Copies the row's own address. Where the browser lets nothing be copied, it leads there. */
export function CopyRowLink({ id }: { readonly id: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <SiteLink
        to={staffLinks.audit() + auditQuery({ ...NO_AUDIT_FILTER, row: id })}
        className="inline-flex min-h-7 items-center text-gran-700 underline underline-offset-4"
        onClick={(event) => {
          if (navigator.clipboard === undefined) return;
          event.preventDefault();
          const { href } = event.currentTarget;
          navigator.clipboard.writeText(href).then(
            () => setCopied(true),
            () => window.location.assign(href),
          );
        }}
      >
        {m.audit_copy_link()}
      </SiteLink>
      <span role="status" className="text-blaek-600">
        {isCopied ? m.share_copied() : ''}
      </span>
    </>
  );
}
