const HALF = 26;
const EAVES = 40;
const EAVE_LEFT = 6;
/** How far from the eave the arc shows the angle. */
const ARC = 17;

type SlopePictureProps = { readonly slopeDeg: number; readonly isChosen: boolean };

/** A gable with a roof of the given slope [°]; the arc under the roof shows the angle. */
export function SlopePicture({ slopeDeg, isChosen }: SlopePictureProps) {
  const radians = (slopeDeg * Math.PI) / 180;
  const rise = Math.round(HALF * Math.tan(radians));
  const top = EAVES - rise;
  const arcEnd = [EAVE_LEFT + ARC * Math.cos(radians), EAVES - ARC * Math.sin(radians)]
    .map((px) => px.toFixed(1))
    .join(' ');
  return (
    <svg aria-hidden="true" width="64" height="60" viewBox="0 0 64 60" fill="none">
      <path d={`M12 ${EAVES}v16h40V${EAVES}`} fill="#fffdf5" stroke="#17231f" strokeWidth="1.2" />
      <path
        d={`M${EAVE_LEFT} ${EAVES}h${ARC + 3}M${EAVE_LEFT + ARC} ${EAVES}A${ARC} ${ARC} 0 0 0 ${arcEnd}`}
        stroke={isChosen ? '#865400' : '#7a756b'}
        strokeWidth={isChosen ? 1.8 : 1.2}
      />
      <path
        d={`M${EAVE_LEFT} ${EAVES} 32 ${top}l26 ${rise}`}
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
