// What the site keeps in a browser's storage. The cookie policy has a line for each; a browser test
// fails over a key not listed here.

/** Unfinished input of the calculator, as a query. */
export const CALCULATOR_KEY = 'solrig_calculator';
/** The sign-in for which the saved calculator was taken over. */
export const LOADED_FOR_KEY = 'solrig_calculator_loaded';
/** The visitor's choice about cookies. */
export const CONSENT_KEY = 'solrig_cookie_consent';
/** That keys of a single letter do nothing in the admin area. */
export const LETTERS_OFF_KEY = 'solrig_letters_off';
/** That rows in the admin area stand close together. */
export const TIGHT_ROWS_KEY = 'solrig_tight_rows';
/** The stage of the survey. Required by the specification (9). */
export const PROGRESS_KEY = 'surveyProgress';
/** Half-written forms. */
export const OFFER_FORM_KEY = 'solrig_offer_form';
export const CONTACT_FORM_KEY = 'solrig_contact_form';
/** The scenarios that were pinned, as queries. */
export const SCENARIOS_KEY = 'solrig_scenarios';
/** When the page last reloaded itself. */
export const RELOADED_AT_KEY = 'solrig_reloaded_at';

/** The router's own: how far a page was scrolled, and which build was reloaded. */
const ROUTER_KEYS = ['react-router-scroll-positions', 'react-router-manifest-version'] as const;

export const LOCAL_KEYS = [
  CALCULATOR_KEY,
  LOADED_FOR_KEY,
  CONSENT_KEY,
  PROGRESS_KEY,
  LETTERS_OFF_KEY,
  TIGHT_ROWS_KEY,
] as const;
/** Gone with the tab. */
export const SESSION_KEYS = [
  OFFER_FORM_KEY,
  CONTACT_FORM_KEY,
  SCENARIOS_KEY,
  RELOADED_AT_KEY,
  ...ROUTER_KEYS,
] as const;
