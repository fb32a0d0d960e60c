import { useEffect, type RefObject } from 'react';

type OneTimeCode = Credential & { readonly code?: string };

/**
 * If a browser reads codes from messages itself, it offers this page's, and the field is filled in.
 */
export function useSmsCode(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const wish = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials
      .get(wish as CredentialRequestOptions)
      .then((given) => {
        const code = (given as OneTimeCode | null)?.code;
        if (code !== undefined && input.current !== null) type(input.current, code);
      })
      // Declined, or typed by hand meanwhile.
      .catch(() => undefined);
    return () => waiting.abort();
  }, [input]);
}

/** As if it had been typed, so that the page notices. */
function type(input: HTMLInputElement, code: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, code);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
