/** The first stop of the keyboard: past the header to the page's own content. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      Skip to content
    </a>
  );
}
