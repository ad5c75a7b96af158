/** The first stop for keyboard users: leads past the header to the content. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      Skip to content
    </a>
  );
}
