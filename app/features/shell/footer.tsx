import { lazy, memo, Suspense, type ReactNode } from 'react';
import { Skyline } from '../../ui/drawings/skyline.tsx';
import { whenNear } from '../../ui/when-near.ts';

const GROUND_ID = 'footer-ground';

let leave = () => {};
const leaving = new Promise<void>((resolve) => {
  leave = resolve;
});

/** The next page may be short: its footer must be able to follow. */
export const wantFooter = (): void => leave();

type FooterProps = { readonly year: number | undefined };

const Content = lazy(async (): Promise<{ default: (props: FooterProps) => ReactNode }> => {
  await Promise.race([whenNear(GROUND_ID), leaving]);
  try {
    const { FooterContent } = await import('./footer-content.tsx');
    return { default: FooterContent };
  } catch {
    // A footer is not worth an error page.
    return { default: () => null };
  }
});

/** Drawn by the server; its code comes when it is near. Remembered, so that nothing draws it anew before. */
const Ground = memo(function Ground({ year }: FooterProps) {
  return (
    <div id={GROUND_ID} className="min-h-60 bg-gran-900 text-white">
      <Suspense>
        <Content year={year} />
      </Suspense>
    </div>
  );
});

export function Footer({ year, houses }: FooterProps & { readonly houses: boolean }) {
  return (
    <footer className="print:hidden">
      {houses && <Skyline />}
      <Ground year={year} />
    </footer>
  );
}
