import { Zip, ZipPassThrough } from 'fflate';
import { m } from '../../messages/compiled/messages.js';
import type { Services } from '../services.ts';
import { filesOfPerson } from '../uploads/files-of-person.ts';
import { DeflatedFile } from './deflated-file.ts';
import type { DataOwner } from './my-data.ts';
import { dataAsJson } from './my-data-json.ts';
import {
  papersInOrder,
  type DrawReport,
  type PaperMade,
  type PaperWanted,
} from './my-data-papers.ts';
import type { Locale } from '../../words/locale.ts';

export type OwnData = {
  readonly person: DataOwner;
  readonly locale: Locale;
  readonly draw: DrawReport;
};

/**
 * The zip, part by part: `data.json` with everything, each report as PDF, `contents.json` with what
 * is included and what is not, and a text that says so where a PDF is missing.
 */
export async function* zipOfOwnData(
  services: Services,
  { person, locale, draw }: OwnData,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    made.push(chunk);
  });
  // One chunk instead of several small ones, because each is a network write.
  const take = () => Buffer.concat(made.splice(0));
  const put = (name: string, content: Uint8Array | string) => {
    const file = new ZipPassThrough(name);
    file.mtime = services.now();
    zip.add(file);
    file.push(typeof content === 'string' ? new TextEncoder().encode(content) : content, true);
    return take();
  };

  const wanted: PaperWanted[] = [];
  const json = new DeflatedFile('data.json');
  try {
    json.mtime = services.now();
    zip.add(json);
    const texts = dataAsJson(services, person, (row) => {
      if (row.deleted_at !== null) return;
      const name = row.title ?? row.address ?? row.postcode ?? '';
      wanted.push({ reportId: row.report_id, name });
      services.work.wake();
    });
    for await (const text of texts) {
      await json.write(text);
      if (made.length > 0) yield take();
    }
    await json.end();
  } finally {
    json.drop();
  }
  const files = ['data.json'];
  const missing: PaperMade[] = [];
  for await (const paper of papersInOrder(services, wanted, draw, signal)) {
    if (paper.pdf === null) missing.push(paper);
    else {
      files.push(paper.file);
      yield put(paper.file, paper.pdf);
    }
  }
  for await (const { file, bytes } of filesOfPerson(services, person)) {
    if (bytes === null) continue;
    files.push(file);
    yield put(file, bytes);
  }
  yield put('contents.json', contentsJson(files, missing));
  if (missing.length > 0) {
    yield put(m.privacy_zip_missing_file({}, { locale }), missingText(missing, locale));
  }
  zip.end();
  yield take();
}

function contentsJson(files: readonly string[], missing: readonly PaperMade[]): string {
  const absent = missing.map(({ reportId, file, missing: why }) => ({ reportId, file, why }));
  return `${JSON.stringify({ format: 'solrig-my-data-contents', files, missing: absent }, null, 1)}\n`;
}

/** For readers of the zip who count. */
function missingText(missing: readonly PaperMade[], locale: Locale): string {
  const lines = missing.map(({ reportId, name }) =>
    name === '' ? reportId : `${name} (${reportId})`,
  );
  return [m.privacy_zip_missing({}, { locale }), '', ...lines, ''].join('\r\n');
}
