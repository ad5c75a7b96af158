/** The first stop of the keyboard: past the header to the page's own content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20 focus:rounded-md focus:bg-cream-50 focus:px-4 focus:py-2"
    >
      Skip to content
    </a>
  );
}
