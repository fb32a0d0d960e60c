import darkUrl from './logo-dark.svg';
import lightUrl from './logo-light.svg';

type LogoProps = {
  /** `dark` stands on sand, `light` on green. */
  readonly tone: 'dark' | 'light';
  readonly heightPx: 32 | 40;
};

/** House on the wordmark's baseline, the sun touching its roof. Decorative: the link around it carries the name. */
export function Logo({ tone, heightPx }: LogoProps) {
  return (
    <img
      src={tone === 'dark' ? darkUrl : lightUrl}
      alt=""
      width={Math.round((heightPx * 113) / 34)}
      height={heightPx}
    />
  );
}
