/** A guilloche ribbon, like the edge of a certificate. */
export function Ribbon() {
  return (
    <svg aria-hidden="true" className="ribbon h-2.5 w-full print:hidden">
      <pattern id="ribbon" width="20" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 5C5-3 5-3 10 5S15 13 20 5M0 5C5 13 5 13 10 5S15-3 20 5M-5 5C0-3 0-3 5 5S10 13 15 5 20-3 25 5M-5 5C0 13 0 13 5 5S10-3 15 5 20 13 25 5" />
      </pattern>
      <rect width="100%" height="10" stroke="none" fill="url(#ribbon)" />
    </svg>
  );
}
