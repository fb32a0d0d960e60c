const HALF = 26;
const EAVES = 40;

/** A gable with a roof of the given slope [°]. */
export function SlopePicture({ slopeDeg }: { readonly slopeDeg: number }) {
  const rise = Math.round(HALF * Math.tan((slopeDeg * Math.PI) / 180));
  const top = EAVES - rise;
  return (
    <svg aria-hidden="true" width="64" height="60" viewBox="0 0 64 60" fill="none">
      <path d={`M12 ${EAVES}v16h40V${EAVES}`} fill="#fffdf5" stroke="#17231f" strokeWidth="1.2" />
      <path
        d={`M6 ${EAVES} 32 ${top}l26 ${rise}`}
        stroke="#17231f"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M4 56h56" stroke="#17231f" strokeWidth="1.2" />
    </svg>
  );
}

/** An arrow in the direction the roof faces: clockwise from north [°]. */
export function DirectionPicture({ fromNorthDeg }: { readonly fromNorthDeg: number }) {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" fill="none">
      <circle cx="16" cy="16" r="14" stroke="#7a756b" strokeWidth="1.2" />
      <path
        d="M16 24V8M11 13l5-5 5 5"
        transform={`rotate(${fromNorthDeg} 16 16)`}
        stroke="#17231f"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
