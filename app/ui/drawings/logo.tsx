type LogoProps = {
  /** `dark` stands on sand, `light` on green. */
  readonly tone: 'dark' | 'light';
  readonly heightPx: 32 | 40;
};

/**
 * House on the wordmark's baseline, the sun touching its roof. Decorative: the link around it carries the name.
 * Every page brings it along (app/drawings-in-page.server.ts).
 */
export function Logo({ tone, heightPx }: LogoProps) {
  const size = { width: Math.round((heightPx * 113) / 34), height: heightPx };
  return (
    <svg {...size} aria-hidden="true">
      <use href={`#drawing-logo-${tone}`} {...size} />
    </svg>
  );
}
