// Who may do what: every route and every call has its line here. The pages' middleware and the
// interface's guard read this table and refuse anything not in it; a test tries each line as each
// role.

export const ROLES = ['visitor', 'owner', 'other', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * anyone: the same for all. greets: the page itself tells a visitor how to continue, for example by
 * signing in right there. user: signed-in users, for what is theirs. owner: for one thing, its
 * owner only; nobody else learns that it exists. key-or-owner: the same, plus the holder of a key
 * to it, which is an address of its own.
 *
 * staff: anyone a row in `admins` lets in.
 *
 * Staff have no more rights on the other pages than anybody: their pages are separate, under
 * /admin.
 */
export type Access = 'anyone' | 'greets' | 'user' | 'owner' | 'key-or-owner' | 'staff';

/** Reading it, and sending it a form; none: it takes no form. */
export type RouteAccess = { readonly read: Access; readonly write: Access | 'none' };

export type AccessOutcome = 'shown' | 'sign-in' | 'staff-sign-in' | 'not-found';

export function outcomeOf(access: Access, role: Role): AccessOutcome {
  if (access === 'staff') return role === 'admin' ? 'shown' : 'staff-sign-in';
  if (access === 'anyone' || access === 'greets' || role === 'owner') return 'shown';
  if (role === 'visitor') return 'sign-in';
  return access === 'user' ? 'shown' : 'not-found';
}

/** Whether the caller must be signed in before anything else is checked. */
export function needsSignIn(access: Access): boolean {
  return access === 'user' || access === 'owner' || access === 'key-or-owner';
}

const shown: RouteAccess = { read: 'anyone', write: 'none' };
const form: RouteAccess = { read: 'anyone', write: 'anyone' };

/** Routes after the language, as the router writes them. */
export const ROUTE_ACCESS: Readonly<Record<string, RouteAccess>> = {
  '': shown,
  '/calculator-info': shown,
  '/guide': shown,
  '/about': shown,
  '/article-home': shown,
  '/articles/:slug': shown,
  '/legal/*': shown,
  '/search': shown,
  '/contact': form,
  '/partners': shown,
  '/partners/logo/:key': shown,
  // The company's papers: whoever has a quote that names one may read it.
  '/papers/:id': shown,
  '/testimonials': shown,
  '/landing-page': shown,
  '/thank-you': form,
  // Files of one request, for the holder of its receipt's key.
  '/thank-you/files': form,
  '/thank-you/send-file': form,
  '/thank-you/picture/:id': shown,
  // One offer: whoever has the key that was mailed with it.
  '/your-offer': form,
  '/your-offer/pdf': shown,
  '/your-offer/withdraw': form,
  // The survey: each press of a button without JavaScript, and its request for an offer.
  '/calculator/start': form,
  '/calculator/solrig-calculator': shown,
  '/calculator/solrig-calculator/roof': shown,
  // Its forms save a report: a signed-out visitor is led to sign in, and what was typed carries
  // over.
  '/calculator/found-roof': shown,
  '/calculator/photo/:tile': shown,
  '/calculator/range': shown,
  '/calculator/report': { read: 'anyone', write: 'greets' },
  '/calculator/report/mail': form,
  '/calculator/report.json': shown,
  '/calculator/report.pdf': shown,
  '/calculator/offer': form,
  // Reads a letter, or leads to the address that contains it; nothing is stored.
  '/calculator/compare-offers': form,
  '/calculator2': shown,
  '/calculator/pvgisTest': shown,
  '/report': { read: 'greets', write: 'greets' },
  '/report/solrig-report': { read: 'greets', write: 'greets' },
  '/report/SimpleReport': shown,
  '/report/SimpleEnhancedReport': shown,
  '/report/PvYieldReportOLD': shown,
  '/report/PvYieldReportOLD.csv': shown,
  // A name typed before a session ended carries over to signing in.
  '/report/:slug': { read: 'key-or-owner', write: 'greets' },
  '/report/:slug/pdf': { read: 'key-or-owner', write: 'none' },
  '/report/:slug/share': { read: 'owner', write: 'owner' },
  // Says goodbye to a user who has just deleted everything.
  '/account/delete': { read: 'greets', write: 'user' },
  '/account/my-data': { read: 'user', write: 'user' },
  '/account/my-data.zip': { read: 'greets', write: 'greets' },
  '/sign-out': form,
  '/deprecated/:name': shown,
  '/sitemap.xml': shown,
  '/admin': { read: 'staff', write: 'none' },
  '/admin/find.json': { read: 'staff', write: 'none' },
  '/admin/leads': { read: 'staff', write: 'staff' },
  '/admin/leads.csv': { read: 'staff', write: 'none' },
  '/admin/leads/:id': { read: 'staff', write: 'staff' },
  '/admin/quotes/:id': { read: 'staff', write: 'staff' },
  '/admin/report': { read: 'staff', write: 'none' },
  '/admin/report/:id': { read: 'staff', write: 'staff' },
  '/admin/price-adjustments': { read: 'staff', write: 'staff' },
  '/admin/price-adjustments/draft': { read: 'staff', write: 'staff' },
  '/admin/price-adjustments/versions': { read: 'staff', write: 'staff' },
  '/admin/catalogue': { read: 'staff', write: 'staff' },
  '/admin/tariffs': { read: 'staff', write: 'staff' },
  '/admin/content': { read: 'staff', write: 'staff' },
  '/admin/audit.csv': { read: 'staff', write: 'none' },
  '/admin/records.csv': { read: 'staff', write: 'none' },
  '/admin/company': { read: 'staff', write: 'staff' },
  '/admin/people': { read: 'staff', write: 'staff' },
  '/admin/messages': { read: 'staff', write: 'staff' },
  '/admin/audit': { read: 'staff', write: 'none' },
  '/admin/privacy': { read: 'staff', write: 'staff' },
  '/admin/privacy/export': { read: 'staff', write: 'staff' },
  '/admin/files/:id': { read: 'staff', write: 'none' },
  // The proof of a testimonial.
  '/admin/proofs/:id': { read: 'staff', write: 'none' },
  '/admin/login': shown,
  '/admin/sign-out': form,
  '/*': shown,
};

/** Routes without a language. */
export const BARE_ROUTE_ACCESS: Readonly<Record<string, RouteAccess>> = {
  '/': shown,
  '/sitemap.xml': shown,
  '/robots.txt': shown,
  '/*': shown,
};

/** Calls under /api/v1, as openapi.json writes them. */
export const API_ACCESS = {
  'POST /estimate': 'anyone',
  'GET /yield': 'anyone',
  'GET /addresses': 'anyone',
  'GET /address': 'anyone',
  'GET /roof': 'anyone',
  'GET /house': 'anyone',
  'GET /solar-panels': 'anyone',
  'GET /solar-panels/{manufacturer}': 'anyone',
  'GET /site-settings': 'anyone',
  'GET /openapi.json': 'anyone',
  'POST /sign-in/code': 'anyone',
  'POST /sign-in': 'anyone',
  'POST /sign-out': 'anyone',
  'GET /user-calculator-data': 'user',
  'PUT /user-calculator-data': 'user',
  'GET /user-report-index': 'user',
  'PUT /user-report-index': 'user',
  'POST /reports': 'user',
  'GET /reports/{id}': 'owner',
  'PATCH /reports/{id}': 'owner',
  'DELETE /reports/{id}': 'owner',
  'GET /admins/{uid}': 'owner',
  'PUT /admin-requests/{uid}': 'owner',
} as const satisfies Readonly<Record<string, Access>>;
