/** Roads and a pin in a few lines, in place of a map that was not asked for. */
export function MapDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 60"
      className="mx-auto mb-3 h-16 fill-none stroke-2 stroke-gold-400"
    >
      <path d="M0 46 42 34 96 40 160 18M30 0l12 34 8 26M120 0 96 40l10 20" />
      <path
        className="fill-navy-900 stroke-none"
        d="M96 42c-6-9-9-13-9-18a9 9 0 1 1 18 0c0 5-3 9-9 18Zm0-14a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z"
      />
    </svg>
  );
}
