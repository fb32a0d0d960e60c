import { danishPhone } from '../../domain/danish-phone.ts';

type Known = {
  readonly phone: string | null;
  readonly email: string | null;
  /** As it was typed, with postcode and town. */
  readonly address: string;
};

/** By what two leads are the same: the first letter of a key. */
export const SAME_BY = { p: 'phone', m: 'mail', a: 'address' } as const;

/**
 * What a lead is known to be double by: number, mail address and house, each in one form however it was typed. A
 * place without the number of a house is nobody's own.
 */
export function doubleKeysOf({ phone, email, address }: Known): readonly string[] {
  const digits = danishPhone(phone ?? '') ?? (phone ?? '').replaceAll(/[^\d+]/g, '');
  const mail = (email ?? '').trim().toLowerCase();
  const words = address.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isHouse = words.slice(1).some((word) => /^\d{1,3}\p{L}?$/u.test(word));
  return [
    ...(digits === '' ? [] : [`p:${digits}`]),
    ...(mail === '' ? [] : [`m:${mail}`]),
    ...(isHouse ? [`a:${words.join(' ')}`] : []),
  ];
}
