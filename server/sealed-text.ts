import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const MARK = 'sealed:';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What was sealed for one purpose is no text of another. */
type Purpose = 'outbox-text' | 'google-sign-in';

function keyOf(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** A text that only the server reads: a copy of the database does not give it away. */
export function sealText(text: string, secret: string, purpose: Purpose = 'outbox-text'): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(MARK);
}

/** @returns the text; one that was never sealed, as it is; null: sealed with another secret */
export function openText(
  stored: string,
  secret: string,
  purpose: Purpose = 'outbox-text',
): string | null {
  if (!isSealed(stored)) return stored;
  const bytes = Buffer.from(stored.slice(MARK.length), 'base64');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
