/** A guilloche ribbon, like the edge of a certificate. */
export function Ribbon() {
  return <div className="ribbon print:hidden" />;
}
