/** What the site is called. Whom it belongs to is entered by staff: domain/company/. */
export const SITE_NAME = 'Solrig';
