type Pdf = PDFKit.PDFDocument;

/** What the library takes and its types leave out. */
type TagOptions = {
  readonly title?: string;
  readonly alt?: string;
  readonly scope?: 'Column' | 'Row';
  /** [left, top, right, bottom] */
  readonly bbox?: [number, number, number, number];
};

/** An element of the reading order. With something to draw it is complete, without it others go into it. */
export function tagged(
  pdf: Pdf,
  tag: string,
  draw?: () => void,
  options: TagOptions = {},
): PDFKit.PDFStructureElement {
  return draw === undefined ? pdf.struct(tag, options) : pdf.struct(tag, options, draw);
}
