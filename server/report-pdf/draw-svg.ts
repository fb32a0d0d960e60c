import { drawable } from './fonts.ts';
import { colourOf, fillWith, type MadePatterns } from './fills.ts';
import { COLOURS } from './look.ts';
import type { Paper } from './paper.ts';
import { parseSvg, type SvgNode } from './svg-tree.ts';

type Pdf = Paper;

/** Lines that the style sheet of the charts draws by class. */
const LINES: Readonly<Record<string, { readonly colour: string; readonly widthPx: number }>> = {
  'chart-grid': { colour: COLOURS.grid, widthPx: 1 },
  'chart-axis': { colour: COLOURS.blaek, widthPx: 1.25 },
  'chart-leader': { colour: COLOURS.blaek, widthPx: 1 },
};
const ARROW = '→';
/** Room for the arrow, in sizes of the letters. */
const ARROW_SHARE = 1.5;

export type DrawnPicture = {
  readonly heightPt: number;
  readonly draw: (x: number, y: number) => void;
};

/** A chart's drawing as vectors, so wide [pt]. */
export function pictureOf(pdf: Pdf, svg: string, widthPt: number): DrawnPicture {
  const drawing = parseSvg(svg);
  const [, , widthPx = 0, heightPx = 0] = (drawing.attributes['viewBox'] ?? '')
    .split(' ')
    .map(Number);
  const scale = widthPt / widthPx;
  return {
    heightPt: heightPx * scale,
    draw(x, y) {
      pdf.save().translate(x, y).scale(scale);
      const patterns: MadePatterns = new Map();
      for (const child of drawing.children) drawNode(pdf, patterns, child, true);
      pdf.restore();
    },
  };
}

function drawNode(pdf: Pdf, patterns: MadePatterns, node: SvgNode, hasHalo: boolean): void {
  const { name, attributes: at } = node;
  const number = (key: string) => Number(at[key] ?? 0);
  switch (name) {
    case 'g': {
      const halo = hasHalo && !(at['class'] ?? '').includes('chart-no-halo');
      for (const child of node.children) drawNode(pdf, patterns, child, halo);
      return;
    }
    case 'rect':
      return paint(pdf, patterns, at, () => {
        const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number) as Four;
        const radius = number('rx');
        if (radius > 0) pdf.roundedRect(x, y, width, height, radius);
        else pdf.rect(x, y, width, height);
      });
    case 'path':
      return paint(pdf, patterns, at, () => pdf.path(at['d'] ?? ''));
    case 'circle':
      return paint(pdf, patterns, at, () => pdf.circle(number('cx'), number('cy'), number('r')));
    case 'line':
      return paint(pdf, patterns, { ...at, fill: 'none' }, () =>
        pdf.moveTo(number('x1'), number('y1')).lineTo(number('x2'), number('y2')),
      );
    case 'polyline':
      return paint(pdf, patterns, { ...at, fill: at['fill'] ?? 'none' }, () => {
        const points = (at['points'] ?? '').split(' ').map((point) => point.split(',').map(Number));
        points.forEach(([x = 0, y = 0], index) =>
          index === 0 ? pdf.moveTo(x, y) : pdf.lineTo(x, y),
        );
      });
    case 'text':
      return drawText(pdf, node, hasHalo);
    case 'defs':
    case 'title':
      return;
    default:
      throw new RangeError(`A drawing with <${name}>`);
  }
}

type Four = [number, number, number, number];

function paint(
  pdf: Pdf,
  patterns: MadePatterns,
  at: SvgNode['attributes'],
  outline: () => void,
): void {
  const line = LINES[at['class'] ?? ''];
  const isLine = line !== undefined || at['fill'] === 'none';
  if (!isLine) fillWith(pdf, patterns, at['fill'] ?? COLOURS.blaek, outline);
  const stroke = line?.colour ?? colourOf(at['stroke']);
  if (stroke === null || stroke === undefined) return;
  outline();
  pdf.lineWidth(Number(at['stroke-width'] ?? line?.widthPx ?? 1));
  pdf.lineJoin(at['stroke-linejoin'] === 'round' ? 'round' : 'miter');
  const dash = at['stroke-dasharray']?.split(/[ ,]+/).map(Number);
  if (dash === undefined) pdf.undash();
  else pdf.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 });
  pdf.stroke(stroke);
  pdf.undash();
}

/** Words in one look; an arrow stands between two parts, as the embedded font has none. */
type Span = { readonly parts: readonly string[]; readonly widths: readonly number[] } & {
  readonly weight: '400' | '600';
  readonly colour: string;
  readonly before: number;
  readonly width: number;
};

function spansOf(pdf: Pdf, node: SvgNode, size: number): readonly Span[] {
  const { attributes: at, children } = node;
  const pieces = children.length === 0 ? [node] : children;
  return pieces.map(({ attributes: own, text }) => {
    const weight = (own['font-weight'] ?? at['font-weight']) === '600' ? '600' : '400';
    pdf.font(weight).fontSize(size);
    const parts = text.split(ARROW).map((part) => drawable(part.trim()));
    const widths = parts.map((part) => pdf.widthOfString(part));
    return {
      parts,
      widths,
      weight,
      colour: colourOf(own['fill'] ?? at['fill']) ?? COLOURS.blaek,
      before: Number(own['dx'] ?? 0),
      width: widths.reduce((sum, part) => sum + part, size * ARROW_SHARE * (parts.length - 1)),
    };
  });
}

function drawText(pdf: Pdf, node: SvgNode, hasHalo: boolean): void {
  const { attributes: at } = node;
  const size = Number(at['font-size'] ?? 14);
  const spans = spansOf(pdf, node, size);
  const width = spans.reduce((sum, span) => sum + span.before + span.width, 0);
  const anchor = at['text-anchor'];
  let x = Number(at['x']) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  const y = Number(at['y']);
  if (hasHalo) pdf.rect(x - 2, y - size * 0.78, width + 4, size).fill(COLOURS.white);
  for (const { parts, widths, weight, colour, before } of spans) {
    x += before;
    pdf.font(weight).fontSize(size);
    parts.forEach((part, index) => {
      if (index > 0) {
        drawArrow(pdf, x + size * 0.3, y - size * 0.27, size * 0.9, colour);
        x += size * ARROW_SHARE;
      }
      pdf.fillColor(colour).letters(part, x, y);
      x += widths[index] ?? 0;
    });
  }
}

function drawArrow(pdf: Pdf, x: number, y: number, length: number, colour: string): void {
  const head = length * 0.3;
  pdf.moveTo(x, y).lineTo(x + length, y);
  pdf
    .moveTo(x + length - head, y - head)
    .lineTo(x + length, y)
    .lineTo(x + length - head, y + head);
  pdf.lineWidth(1).lineJoin('miter').undash().stroke(colour);
}
