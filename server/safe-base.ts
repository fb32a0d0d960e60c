const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a secret may be sent to an address: by https, or to a stand-in on this machine. */
export function isSafeBase(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return isSafe && username + password + search + hash === '';
}
