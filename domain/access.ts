// Who may do what. The interface asks this table who must be signed in, and a test is made from it: every route,
// its data, every call and every action, each as visitor, owner, somebody else and staff.

export const ROLES = ['visitor', 'owner', 'other', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * anyone: the same for all. user: who is signed in, and of what is theirs. owner: of one thing, its owner alone;
 * that it is there at all is told to nobody else. Staff has no more rights here than anybody: its pages are
 * its own, under /admin.
 */
export type Access = 'anyone' | 'user' | 'owner';

export type AccessOutcome = 'shown' | 'sign-in' | 'not-found';

export function outcomeOf(access: Access, role: Role): AccessOutcome {
  if (access === 'anyone' || role === 'owner') return 'shown';
  if (role === 'visitor') return 'sign-in';
  return access === 'user' ? 'shown' : 'not-found';
}

/** Rooms of the site in which every route must be named below. */
export const GUARDED_ROOMS = ['/report', '/account', '/admin'] as const;

/** Routes after the language, as the router writes them; those that are not named are anyone's. */
export const ROUTE_ACCESS: Readonly<Record<string, Access>> = {
  '/report': 'user',
  '/report/solrig-report': 'user',
  '/report/SimpleReport': 'anyone',
  '/report/SimpleEnhancedReport': 'anyone',
  '/report/PvYieldReportOLD': 'anyone',
  '/report/PvYieldReportOLD.csv': 'anyone',
  // Or by who holds a key to it, which is an address of its own.
  '/report/:slug': 'owner',
  '/report/:slug/pdf': 'owner',
  '/report/:slug/share': 'owner',
  '/account/delete': 'user',
  '/account/my-data.zip': 'user',
};

/** Calls under /api/v1 that are not anyone's, as openapi.json writes them. */
export const API_ACCESS: Readonly<Record<string, Exclude<Access, 'anyone'>>> = {
  '/user-calculator-data': 'user',
  '/user-report-index': 'user',
  '/reports': 'user',
  '/reports/{id}': 'owner',
  '/admins/{uid}': 'owner',
  '/admin-requests/{uid}': 'owner',
};
