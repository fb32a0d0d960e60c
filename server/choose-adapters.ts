import type { Database } from './db/database.ts';
import type { Settings } from './env.ts';
import { browserWork } from './identity/captcha/browser-work.ts';
import type { PersonCheck } from './identity/captcha/port.ts';
import { recaptcha } from './identity/captcha/recaptcha.ts';
import type { Logger } from './logger.ts';
import { addressBook, type AddressBook } from './providers/addresses/address-book.ts';
import { adressevaelger } from './providers/addresses/adressevaelger.ts';
import { embeddedAddresses } from './providers/addresses/embedded.ts';
import { localMail } from './providers/mail/local.ts';
import type { MailSender } from './providers/mail/port.ts';
import { smtpMail } from './providers/mail/smtp.ts';
import { datafordeler } from './providers/roofs/datafordeler.ts';
import type { RoofRegisters } from './providers/roofs/port.ts';
import { gatewayApiSms } from './providers/sms/gatewayapi.ts';
import { localSms } from './providers/sms/local.ts';
import type { SmsSender } from './providers/sms/port.ts';
import { embeddedSpotPrices } from './providers/spot-prices/embedded.ts';
import { energiDataService } from './providers/spot-prices/energi-data-service.ts';
import { keepSpotPrices } from './providers/spot-prices/keep-spot-prices.ts';
import type { SpotYearsReader } from './providers/spot-prices/port.ts';
import { storedSpotPrices } from './providers/spot-prices/stored.ts';
import { datahubPricelist, type TariffSource } from './providers/tariffs/datahub-pricelist.ts';
import { pvgisYield, type PvgisSource } from './providers/yield/pvgis.ts';

// Which adapter each setting chooses. Only server/services.ts asks.

export type RefreshSpotPrices = (signal?: AbortSignal) => ReturnType<typeof keepSpotPrices>;

/** Energi Data Service allows one call a minute for a data set, since 26 August 2025. */
const PAUSE_MS = 61_000;

export function spotPricesOf(
  { spotPrices }: Settings,
  db: Database,
  now: () => Date,
): { read: SpotYearsReader; refresh: RefreshSpotPrices | null } {
  if (spotPrices.kind === 'embedded') return { read: embeddedSpotPrices, refresh: null };
  const source = energiDataService(spotPrices.url);
  const { read, forget } = storedSpotPrices(db, now);
  // A stand-in on this machine is spared nothing by a pause.
  const isHere = ['localhost', '127.0.0.1'].includes(new URL(spotPrices.url).hostname);
  return {
    read,
    refresh: async (signal) => {
      const kept = await keepSpotPrices({
        db,
        source,
        now,
        signal,
        pauseMs: isHere ? 0 : PAUSE_MS,
      });
      forget();
      return kept;
    },
  };
}

/** Where grid companies' tariffs are fetched when staff ask; null: nobody is asked. */
export const tariffSourceOf = ({ spotPrices }: Settings): TariffSource | null =>
  spotPrices.kind === 'embedded' ? null : datahubPricelist(spotPrices.url);

export function addressesOf({ addresses }: Settings, log: Logger): AddressBook {
  const embedded = embeddedAddresses();
  if (addresses.kind === 'embedded') return addressBook(embedded, null);
  const { url: baseUrl, token } = addresses;
  return addressBook(embedded, adressevaelger({ baseUrl, token, postcodes: embedded, log }));
}

export function roofRegistersOf(
  { roofs }: Settings,
  parts: Pick<Parameters<typeof datafordeler>[0], 'log' | 'now' | 'told'>,
): RoofRegisters | null {
  if (roofs.kind === 'off') return null;
  const { url: baseUrl, heightsUrl, photosUrl, key } = roofs;
  return datafordeler({ baseUrl, heightsUrl, photosUrl, key, ...parts });
}

export function mailSender({ mail }: Settings): MailSender | null {
  switch (mail.kind) {
    case 'smtp':
      return smtpMail(mail);
    case 'local':
      return localMail();
    case 'off':
      return null;
  }
}

export function smsSender({ sms }: Settings): SmsSender | null {
  switch (sms.kind) {
    case 'gatewayapi':
      return gatewayApiSms(sms);
    case 'local':
      return localSms();
    case 'off':
      return null;
  }
}

export function personCheckOf(
  { captcha, appUrl }: Settings,
  secret: string,
  log: Logger,
): PersonCheck {
  const ownWork = browserWork(secret);
  if (captcha === null) return ownWork;
  return recaptcha({
    ...captcha,
    ownWork,
    hostname: appUrl === null ? null : new URL(appUrl).hostname,
    log,
  });
}

/** PVGIS itself; null: nobody outside is asked for yields. */
export function pvgisOf(
  { yieldSource }: Settings,
  parts: Pick<Parameters<typeof pvgisYield>[0], 'log' | 'told'>,
): PvgisSource | null {
  return yieldSource.kind === 'builtin' ? null : pvgisYield({ baseUrl: yieldSource.url, ...parts });
}
