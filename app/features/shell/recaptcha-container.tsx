/**
 * Container for the invisible check that the sender is a person, used when a code is sent by SMS.
 */
export const RECAPTCHA_CONTAINER_ID = 'recaptcha-container';

export function RecaptchaContainer() {
  return <div id={RECAPTCHA_CONTAINER_ID} hidden />;
}
