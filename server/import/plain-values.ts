import { MOST_LEVELS } from '../../domain/storable.ts';
import { isDocument, type Document } from './known-fields.ts';

// Programs write a database of documents out in their own ways: times as objects, values with their type, documents in
// an envelope. Here they become what the documents hold, so that everything behind reads one form.

/** Where an exporter puts collections: those of the database, and those below a document. */
const COLLECTIONS_KEY = '__collections__';

/** The content of a file as plain JSON: a map of collections, and the list of users. */
export function plainExport(content: Document): Document {
  const envelope = content[COLLECTIONS_KEY];
  const { [COLLECTIONS_KEY]: _, ...beside } = content;
  const all = isDocument(envelope) ? { ...beside, ...envelope } : content;
  return Object.fromEntries(
    Object.entries(all).map(([name, part]) => [name, plainPart(name, part)]),
  );
}

function plainPart(name: string, part: unknown): unknown {
  if (name === 'users' && Array.isArray(part))
    return part.map((user) => plainUser(plainValue(user)));
  if (!isDocument(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([id, document]) => [id, plainDocument(document)]),
  );
}

function plainDocument(document: unknown): unknown {
  if (!isDocument(document)) return document;
  // As the database's own interface answers: its name, its times, its fields by type.
  if (isDocument(document['fields']) && typeof document['name'] === 'string') {
    return fieldsByType(document['fields']);
  }
  const { [COLLECTIONS_KEY]: _, ...fields } = document;
  return plainValue(fields);
}

/** Times as ISO text; anything else as it is, inside lists and objects, too. What lies too deep is refused later. */
function plainValue(value: unknown, level = 0): unknown {
  if (level > MOST_LEVELS) return value;
  if (Array.isArray(value)) return value.map((inner) => plainValue(inner, level + 1));
  if (!isDocument(value)) return value;
  const time = timeOf(value);
  if (time !== null) return time;
  // {"__datatype__": "timestamp", "value": …}: a value with its type beside it.
  if (typeof value['__datatype__'] === 'string' && 'value' in value)
    return plainValue(value['value'], level + 1);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, plainValue(inner, level + 1)]),
  );
}

const SECONDS = ['_seconds', 'seconds'] as const;

/** A time of a database of documents: seconds since 1970 and parts of one, and nothing else. */
function timeOf(value: Document): string | null {
  const name = SECONDS.find((each) => typeof value[each] === 'number');
  if (name === undefined) return null;
  const isTime = Object.keys(value).every((each) => /^_?(?:nano)?seconds$/.test(each));
  const nanoseconds = Number(value['_nanoseconds'] ?? value['nanoseconds'] ?? 0);
  const ms = Number(value[name]) * 1000 + Math.floor(nanoseconds / 1e6);
  return isTime && Math.abs(ms) < MOST_MS ? new Date(ms).toISOString() : null;
}

/** The limit of a time in this language. */
const MOST_MS = 8.64e15;

function fieldsByType(fields: Document, level = 0): Document {
  return Object.fromEntries(
    Object.entries(fields).map(([name, typed]) => [
      name,
      isDocument(typed) ? valueByType(typed, level + 1) : typed,
    ]),
  );
}

function valueByType(typed: Document, level: number): unknown {
  if (level > MOST_LEVELS) return typed;
  const [[type, value] = ['', null]] = Object.entries(typed);
  switch (type) {
    case 'nullValue':
      return null;
    case 'integerValue':
      return Number(value);
    case 'mapValue':
      return fieldsByType(
        isDocument(value) && isDocument(value['fields']) ? value['fields'] : {},
        level,
      );
    case 'arrayValue': {
      const values = isDocument(value) ? value['values'] : [];
      return Array.isArray(values)
        ? values.map((each) => (isDocument(each) ? valueByType(each, level + 1) : each))
        : [];
    }
    default:
      return value;
  }
}

/** What the sign-in service writes of each user besides who they are. */
const SIGN_IN_FIELDS = new Set([
  'localId',
  'phoneNumber',
  'providerUserInfo',
  'createdAt',
  'lastSignedInAt',
  'lastLoginAt',
  'lastRefreshAt',
  'emailVerified',
  'disabled',
  'displayName',
  'photoUrl',
  'validSince',
]);

/** A user of the sign-in service's own export by the names that other files use. */
function plainUser(user: unknown): unknown {
  if (!isDocument(user) || typeof user['localId'] !== 'string') return user;
  const providers = Array.isArray(user['providerUserInfo']) ? user['providerUserInfo'] : [];
  const google = providers.find(
    (each) => isDocument(each) && each['providerId'] === 'google.com',
  ) as Document | undefined;
  const others = Object.entries(user).filter(([name]) => !SIGN_IN_FIELDS.has(name));
  return {
    ...Object.fromEntries(others),
    uid: user['localId'],
    ...(user['phoneNumber'] === undefined ? {} : { phone: user['phoneNumber'] }),
    ...(google === undefined ? {} : { googleSub: google['rawId'] }),
  };
}
