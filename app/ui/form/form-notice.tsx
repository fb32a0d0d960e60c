import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type FormNoticeProps = {
  readonly title: string;
  readonly children: ReactNode;
  /**
   * Number of forms sent, or the answer to the last; from the first on, the notice takes focus,
   * like an error summary.
   */
  readonly attempt: number | object;
};

/** Why a form was refused although no field is wrong. Looks and behaves like the error summary. */
export function FormNotice({ title, children, attempt }: FormNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt !== 0) box.current?.focus();
  }, [attempt]);
  return (
    <div
      ref={box}
      role={attempt !== 0 ? 'alert' : undefined}
      tabIndex={-1}
      className="rounded-control border border-hairline border-l-8 border-l-tegl-600 bg-white px-6 py-5 focus:focus-ring"
    >
      <h2 className="text-22 font-semibold">{title}</h2>
      {children}
    </div>
  );
}
