import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';

/** As much of a name's end as is always shown. */
const END_SIGNS = 10;

/** A file's name in two: its beginning may be cut off, its end not. */
export function nameParts(name: string): readonly [begin: string, end: string] {
  // By signs: half of one is none.
  const signs = [...name];
  return [signs.slice(0, -END_SIGNS).join(''), signs.slice(-END_SIGNS).join('')];
}

/** What a file is drawn as before anybody has opened it; what is no picture by its name is a document. */
export const kindOfName = (name: string): 'jpeg' | 'pdf' =>
  /\.(?:jpe?g|png|hei[cf]|webp|gif|svg)$/i.test(name) ? 'jpeg' : 'pdf';

export function purposeWords(purpose: UploadPurpose) {
  switch (purpose) {
    case 'roof':
      return {
        title: m.files_roof(),
        help: m.files_roof_help(),
        use: m.files_roof_use(),
        example: m.files_roof_example(),
      };
    case 'board':
      return {
        title: m.files_board(),
        help: m.files_board_help(),
        use: m.files_board_use(),
        example: m.files_board_example(),
      };
    case 'bill':
      return {
        title: m.files_bill(),
        help: m.files_bill_help(),
        use: m.files_bill_use(),
        example: m.files_bill_example(),
      };
  }
}
