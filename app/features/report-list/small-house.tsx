import type { ReportSummary } from '../../../domain/report/report-summary.ts';

/** The roof's colours are those of the survey's pictures. */
const ROOF_FILLS: Readonly<Record<string, string>> = {
  tile: '#BC6E50',
  'fibre-cement': '#ABAEA7',
  slate: '#55626A',
  felt: '#454E4A',
  metal: '#93A8A0',
  flat: '#454E4A',
  thatch: '#C6A96C',
};

/** A house with the report's kind of roof, so that two houses are distinguishable at a glance. */
export function SmallHouse({
  roofType,
  isChosen,
}: Pick<ReportSummary, 'roofType'> & { readonly isChosen: boolean }) {
  const isFlat = roofType === 'flat';
  return (
    <svg
      aria-hidden="true"
      width="72"
      height="56"
      viewBox="0 0 72 56"
      fill="none"
      stroke="#17231F"
      strokeWidth="1.2"
      strokeLinejoin="round"
      className={`shrink-0 rounded-control ${isChosen ? 'bg-white' : 'bg-kalk-100'}`}
    >
      <path d="M2 46.5h68" stroke="#3B8068" />
      {isFlat ? null : <path d="M45 14v-5h5v8" fill="#fff" />}
      <path d="M10.5 31h51v15.5h-51z" fill="#fff" />
      <path
        d={isFlat ? 'M7.5 26h57v5h-57z' : 'M14 14h44l8 17H6z'}
        fill={ROOF_FILLS[roofType ?? 'tile'] ?? ROOF_FILLS['tile']}
      />
      <path d="M31 35.5h7v11h-7z" fill="#1B5A48" />
      <path d="M15 35h7v6h-7zM18.5 35v6M50 35h7v6h-7zM53.5 35v6" />
    </svg>
  );
}
