/** What kind of thing was done: by which rows of the audit log are found. */
export const AUDIT_DEEDS = [
  'changed',
  'created',
  'sent',
  'published',
  'removed',
  'fetched',
  'access',
] as const;
export type AuditDeed = (typeof AUDIT_DEEDS)[number];

/** To what part of the site it was done. */
export const AUDIT_AREAS = [
  'leads',
  'quotes',
  'prices',
  'records',
  'reports',
  'messages',
  'people',
  'privacy',
] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

type Meaning = readonly [area: AuditArea, deed: AuditDeed];

/** Every action that leaves a row in the audit log. */
export const AUDIT_ACTIONS = {
  'admin.end-other-sessions': ['people', 'access'],
  'admin.end-session': ['people', 'access'],
  'admin.export-audit': ['people', 'fetched'],
  'admin.grant-access': ['people', 'access'],
  'admin.invite': ['people', 'access'],
  'admin.invite-again': ['people', 'sent'],
  'admin.mark-message-seen': ['messages', 'changed'],
  'admin.discard-held': ['messages', 'changed'],
  'admin.release-held': ['messages', 'sent'],
  'admin.pause-sending': ['messages', 'changed'],
  'admin.refuse-access': ['people', 'access'],
  'admin.remove-access': ['people', 'access'],
  'admin.request-access': ['people', 'access'],
  'admin.resume-sending': ['messages', 'changed'],
  'admin.send-again': ['messages', 'sent'],
  'admin.sign-in': ['people', 'access'],
  'admin.sign-out-person': ['people', 'access'],
  'admin.withdraw-invitation': ['people', 'access'],
  'company.keep-paper': ['records', 'published'],
  'company.save': ['records', 'published'],
  'contract.enter-withdrawal': ['quotes', 'changed'],
  'contract.withdraw': ['quotes', 'changed'],
  'contact.send': ['messages', 'created'],
  'lead.change-several': ['leads', 'changed'],
  'lead.close': ['leads', 'changed'],
  'lead.export': ['leads', 'fetched'],
  'lead.import-csv': ['leads', 'changed'],
  'lead.merge': ['leads', 'changed'],
  'lead.move': ['leads', 'changed'],
  'lead.move-view': ['leads', 'changed'],
  'lead.note': ['leads', 'created'],
  'lead.plan': ['leads', 'changed'],
  'lead.change-view': ['leads', 'changed'],
  'lead.remove-view': ['leads', 'removed'],
  'lead.reveal-contact': ['leads', 'fetched'],
  'lead.save-view': ['leads', 'created'],
  'lead.tell-apart': ['leads', 'changed'],
  'lead.undo': ['leads', 'changed'],
  'offer.add': ['leads', 'changed'],
  'offer.reroute': ['leads', 'changed'],
  'offer.submit': ['leads', 'created'],
  'offer.withdraw': ['leads', 'changed'],
  'partner.remove-logo': ['records', 'removed'],
  'partner.set-logo': ['records', 'changed'],
  'price.branch-draft': ['prices', 'created'],
  'price.discard-draft': ['prices', 'removed'],
  'price.meet': ['prices', 'changed'],
  'price.publish': ['prices', 'published'],
  'price.rebase-draft': ['prices', 'changed'],
  'price.roll-back': ['prices', 'published'],
  'price.save-draft': ['prices', 'changed'],
  'price.start-draft': ['prices', 'created'],
  'privacy.erase': ['privacy', 'removed'],
  'privacy.export': ['privacy', 'fetched'],
  'privacy.search': ['privacy', 'fetched'],
  'quote.answer': ['quotes', 'changed'],
  'quote.confirm-prices': ['quotes', 'changed'],
  'quote.discount': ['quotes', 'changed'],
  'quote.discard': ['quotes', 'removed'],
  'quote.draft': ['quotes', 'created'],
  'quote.price': ['quotes', 'changed'],
  'quote.recall': ['quotes', 'changed'],
  'quote.reprice': ['quotes', 'created'],
  'quote.remove-discount': ['quotes', 'changed'],
  'quote.send': ['quotes', 'sent'],
  'record.discard-draft': ['records', 'removed'],
  'record.export': ['records', 'fetched'],
  'record.import-csv': ['records', 'changed'],
  'record.move': ['records', 'changed'],
  'record.publish': ['records', 'published'],
  'record.publish-all': ['records', 'published'],
  'record.retire': ['records', 'removed'],
  'record.save-draft': ['records', 'changed'],
  'record.undo-import': ['records', 'removed'],
  'report.change': ['reports', 'changed'],
  'report.copy': ['reports', 'created'],
  'report.delete': ['reports', 'removed'],
  'report.end-sharing': ['reports', 'changed'],
  'report.mail': ['reports', 'sent'],
  'report.recalculate': ['reports', 'changed'],
  'report.rename': ['reports', 'changed'],
  'report.restore': ['reports', 'changed'],
  'report.save': ['reports', 'created'],
  'report.share': ['reports', 'changed'],
  'session.begin': ['people', 'access'],
  'session.end': ['people', 'access'],
  'session.end-all': ['people', 'access'],
  'testimonial.keep-proof': ['records', 'created'],
  'testimonial.read-proof': ['records', 'fetched'],
  'testimonial.remove-proof': ['records', 'removed'],
  'upload.keep': ['leads', 'created'],
  'upload.read': ['leads', 'fetched'],
  'upload.read-small': ['leads', 'fetched'],
  'upload.remove': ['leads', 'removed'],
  'user.erase': ['privacy', 'removed'],
  'user.export': ['privacy', 'fetched'],
} as const satisfies Readonly<Record<string, Meaning>>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** null: of a program that is older or newer than this one. */
export function auditActionOf(action: string): AuditAction | null {
  return Object.hasOwn(AUDIT_ACTIONS, action) ? (action as AuditAction) : null;
}

/** The actions of a kind in a part of the site; empty: of any. */
export function auditActionsOf(area: AuditArea | '', deed: AuditDeed | ''): readonly string[] {
  return Object.entries(AUDIT_ACTIONS)
    .filter(([, [of, is]]) => (area === '' || of === area) && (deed === '' || is === deed))
    .map(([action]) => action);
}
