// A version changes with the words people consent to. Separate from the schemas, so that a form can
// name it without them.

/** Of offer_consent_email and offer_consent_phone (messages). */
export const OFFER_CONSENT_VERSION = '2026-11-29';
/** Of share_mail_consent (messages). */
export const MAIL_CONSENT_VERSION = '2026-11-26';
