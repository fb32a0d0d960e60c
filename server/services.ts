import { openDatabase, type Database } from './db/database.ts';
import type { Settings } from './env.ts';
import { createLogger, type Logger } from './logger.ts';
import { embeddedAddresses } from './providers/addresses/embedded.ts';
import type { AddressSearch } from './providers/addresses/port.ts';
import { sessionSecretOf } from './session-secret.ts';

export type Services = {
  readonly settings: Settings;
  readonly secret: string;
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  readonly addresses: AddressSearch;
};

/** The only place that chooses and wires adapters. */
export async function createServices(settings: Settings): Promise<Services> {
  const log = createLogger(settings.logLevel);
  const db = await openDatabase(settings, log);
  return {
    settings,
    secret: sessionSecretOf(settings),
    db,
    log,
    now: () => new Date(),
    addresses: embeddedAddresses(),
  };
}
