import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** What a reader does when asked to, or by itself: names of actions that run, open or send something. */
const ACTIVE_ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'GoTo3DView',
  'RichMediaExecute',
]);
/** Those that may stay behind a link, and do not start by themselves. */
const LINK_ACTIONS = new Set([
  'GoTo',
  'GoToDp',
  'Hide',
  'Named',
  'ResetForm',
  'SetOCGState',
  'Thread',
  'Trans',
  'URI',
]);
/** What stands on a page and carries a file, or plays one. */
const ACTIVE_ANNOTATIONS = new Set([
  'FileAttachment',
  'RichMedia',
  'Screen',
  'Movie',
  'Sound',
  '3D',
]);
/** What opens with the document, lists of scripts and attached files, and a form that is a program of its own. */
const ACTIVE_KEYS = ['OpenAction', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA'].map(PDFName.of);
/** Of the document as a whole: its attached files, and how they are shown in its place. */
const CATALOG_KEYS = ['AF', 'Collection'].map(PDFName.of);
const TRIGGERS = PDFName.of('AA');

/**
 * Takes out what runs, launches or is attached, and then every object that nothing leads to any more: an attached file's
 * bytes, a script, a former revision, how the file was packed and locked.
 * @returns in how many places there was something, and how many references lead to nothing
 */
export function takeOutActive({ catalog, context }: PDFDocument): {
  readonly found: number;
  readonly missing: number;
} {
  const objects = context.enumerateIndirectObjects();
  // A reference may not lead to another one; names could hide behind it.
  for (const [ref, object] of objects) if (object instanceof PDFRef) context.delete(ref);
  for (const key of CATALOG_KEYS) catalog.delete(key);
  const { Root, Info } = context.trailerInfo;
  const open: (PDFObject | undefined)[] = [Root, Info];
  const reached = new Set<PDFRef>();
  let found = 0;
  let missing = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (next instanceof PDFRef) {
      if (reached.has(next)) continue;
      reached.add(next);
      const object = context.lookup(next);
      if (object === undefined || object instanceof PDFInvalidObject) missing += 1;
      else open.push(object);
    } else if (next instanceof PDFArray) {
      for (const item of next.asArray()) open.push(item);
    } else if (next instanceof PDFDict || next instanceof PDFStream) {
      const dict = next instanceof PDFStream ? next.dict : next;
      if (quieten(dict)) found += 1;
      for (const value of dict.values()) open.push(value);
    }
  }
  context.largestObjectNumber = 0;
  for (const [ref, object] of objects) {
    if (!reached.has(ref) || object instanceof PDFInvalidObject) context.delete(ref);
    else context.largestObjectNumber = Math.max(context.largestObjectNumber, ref.objectNumber);
  }
  return { found, missing };
}

/** @returns whether there was anything to take out */
function quieten(dict: PDFDict): boolean {
  const keys = isActive(dict) ? dict.keys() : ACTIVE_KEYS.filter((key) => dict.has(key));
  for (const key of keys) dict.delete(key);
  const starts = startsActions(dict.lookup(TRIGGERS));
  if (starts) dict.delete(TRIGGERS);
  return starts || keys.length > 0;
}

/** An action, or something that plays, on a page. */
const isActive = (dict: PDFDict): boolean =>
  ACTIVE_ACTIONS.has(wordAt(dict, 'S')) || ACTIVE_ANNOTATIONS.has(wordAt(dict, 'Subtype'));

/** Whether it says what happens when a page opens, a field is left and so on; a font may have the same name. */
function startsActions(triggers: PDFObject | undefined): boolean {
  if (!(triggers instanceof PDFDict)) return false;
  return triggers.keys().some((key) => {
    const action = triggers.lookup(key);
    if (!(action instanceof PDFDict)) return false;
    return ACTIVE_ACTIONS.has(wordAt(action, 'S')) || LINK_ACTIONS.has(wordAt(action, 'S'));
  });
}

function wordAt(dict: PDFDict, key: string): string {
  const found = dict.lookup(PDFName.of(key));
  return found instanceof PDFName ? found.decodeText() : '';
}
