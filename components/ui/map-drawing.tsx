/** Contour lines and a pin, in place of a map that isn't loaded. */
export function MapDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 80"
      className="mx-auto mb-3 h-20 fill-none stroke-gold-400"
    >
      <path id="contour" d="M6 46C2 20 40 4 92 6s138 6 142 36-56 34-118 34S10 72 6 46Z" />
      <use href="#contour" transform="translate(20 8)scale(.8)" />
      <use href="#contour" transform="translate(40 16)scale(.6)" />
      <use href="#contour" transform="translate(60 24)scale(.4)" />
      <path
        className="fill-navy-900 stroke-none"
        d="M120 46c-6-9-9-13-9-18a9 9 0 1 1 18 0c0 5-3 9-9 18Z"
      />
      <circle className="fill-cream-100 stroke-none" cx="120" cy="28" r="4" />
    </svg>
  );
}
