import type { ReactNode } from 'react';

// Drawn in a 20 box with a 1.6 stroke and round ends. Decorative only: text is beside them.

export type IconProps = { className?: string | undefined; size?: number | undefined };

function icon(shape: ReactNode) {
  return function Icon({ className = '', size = 20 }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shape}
      </svg>
    );
  };
}

// Marked pure, so that an icon no page shows is dropped from the build.
export const path = (d: string) => icon(<path d={d} />);

export const PinIcon = /* @__PURE__ */ path(
  'M10 17.5c3.4-3.3 5.5-6 5.5-8.7a5.5 5.5 0 0 0-11 0c0 2.7 2.1 5.4 5.5 8.7zM10 11a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
);
export const RoofIcon = /* @__PURE__ */ path('M2.5 10.5 10 3.5l7.5 7M4.8 9v7.5h10.4V9');
export const BoltIcon = /* @__PURE__ */ path('M11.2 2.5 4.5 11.5h4.7l-.8 6 7-9.2h-4.9z');
export const AlertIcon = /* @__PURE__ */ path(
  'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6.2v4.6M10 13.6v.01',
);
export const CheckIcon = /* @__PURE__ */ path('m4 10.5 4 4 8-9');
export const TriangleIcon = /* @__PURE__ */ path('M10 3.2 18 16.8H2zM10 8.2v4M10 14.4v.01');
export const TableIcon = /* @__PURE__ */ path('M2.5 4.5h15v11h-15zM2.5 8.2h15M8 8.2v7.3');
export const BookmarkIcon = /* @__PURE__ */ path('M5.5 3h9v14L10 13.5 5.5 17z');
export const ChevronDownIcon = /* @__PURE__ */ path('m5 7.8 5 5 5-5');
export const SlidersIcon = /* @__PURE__ */ path(
  'M3 6.2h6M13 6.2h4M3 13.8h3M10 13.8h7M11 8.2a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 15.8a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const MoreIcon = /* @__PURE__ */ icon(
  <path d="M4 10h.01M10 10h.01M16 10h.01" strokeWidth="2.6" />,
);
