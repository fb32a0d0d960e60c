/** Enough of an e-mail address for its owner to recognise: "a•••@example.dk". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** The last two digits of a number in its normal form (+45 and eight digits): "+45 •• •• •• 50". */
export function maskedPhone(phone: string): string {
  return `+45 •• •• •• ${phone.slice(-2)}`.replaceAll(' ', '\u00a0');
}
