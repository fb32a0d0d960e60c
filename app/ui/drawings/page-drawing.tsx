type PageDrawingProps = {
  /** File name in this folder, without the ending. */
  readonly name: string;
  readonly url: string;
  readonly width: number | string;
  readonly height: number | string;
  readonly x?: number;
  readonly y?: number;
};

/**
 * A small drawing inside an `svg`. A page from the server includes it
 * (app/drawings-in-page.server.ts), which is faster than any request; in a page rendered by the
 * browser it is fetched.
 */
export function PageDrawing({ name, url, ...place }: PageDrawingProps) {
  const id = `drawing-${name}`;
  const isInPage = typeof document === 'undefined' || document.getElementById(id) !== null;
  return isInPage ? <use href={`#${id}`} {...place} /> : <image href={url} {...place} />;
}
