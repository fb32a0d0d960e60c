const KEPT_HERE = /^(?:solrig_(?:calculator|contact_form|offer_form)|surveyProgress$)/;

/** Lets this browser forget calculations and half-written forms: the next one at it may be somebody else. */
export function forgetCalculations(): void {
  try {
    for (const kept of [localStorage, sessionStorage]) {
      for (const name of Object.keys(kept)) if (KEPT_HERE.test(name)) kept.removeItem(name);
    }
  } catch {
    // Where storage is refused, nothing was kept.
  }
}
