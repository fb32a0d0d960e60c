type LogoProps = {
  /** `dark` is for sand backgrounds, `light` for green. */
  readonly tone: 'dark' | 'light';
  readonly heightPx: 32 | 40;
};

// In forced colours the bar behind it is gone: it brings the ground that it is drawn for.
const GROUND = {
  dark: 'forced-color-adjust-none forced-colors:bg-white',
  light: 'forced-color-adjust-none forced-colors:bg-gran-900',
} as const;

/**
 * House on the wordmark's baseline, the sun touching its roof. Decorative: the link around it has
 * the name. Every page includes it (app/drawings-in-page.server.ts).
 */
export function Logo({ tone, heightPx }: LogoProps) {
  const size = { width: Math.round((heightPx * 113) / 34), height: heightPx };
  return (
    <svg {...size} aria-hidden="true" className={GROUND[tone]}>
      <use href={`#drawing-logo-${tone}`} {...size} />
    </svg>
  );
}
