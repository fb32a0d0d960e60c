/** Where the invisible check that a sender is a person is put when a code is sent by SMS. */
export const RECAPTCHA_CONTAINER_ID = 'recaptcha-container';

export function RecaptchaContainer() {
  return <div id={RECAPTCHA_CONTAINER_ID} hidden />;
}
