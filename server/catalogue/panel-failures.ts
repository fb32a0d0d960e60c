// The specification's own words (its section 8); callers compare them, so they are not translated.

export const PANEL_FETCH_FAILED = 'Failed to fetch panel data.';
export const NO_MANUFACTURER = 'No panel manufacturer selected.';
export const noPanelOf = (code: string): string => `Panel data not found for manufacturer: ${code}`;
