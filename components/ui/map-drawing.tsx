/** Contour lines and a pin, in place of a map that was not asked for. */
export function MapDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 80"
      className="mx-auto mb-3 h-20 fill-none stroke-gold-400"
    >
      <path d="M6 46C2 20 40 4 92 6s138 6 142 36-56 34-118 34S10 72 6 46Zm18 0c0-18 30-28 70-28s114 4 116 24-44 26-94 24-92 2-92-20Zm20 0c0-12 26-18 54-18s88 4 88 14-32 18-70 16-72 2-72-12Zm22-1c0-7 16-9 34-9s60 1 60 8-24 8-46 8-48 0-48-7Z" />
      <path
        className="fill-navy-900 stroke-none"
        d="M120 46c-6-9-9-13-9-18a9 9 0 1 1 18 0c0 5-3 9-9 18Z"
      />
      <circle className="fill-cream-100 stroke-none" cx="120" cy="28" r="4" />
    </svg>
  );
}
