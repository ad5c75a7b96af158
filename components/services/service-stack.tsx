const sheets = 4;

/** The first few documents or services as a stack of sheets, the very first in front, ready to sign. */
export function ServiceStack({ documents }: { documents: readonly string[] }) {
  return (
    <div aria-hidden="true" className="stack print:hidden">
      {documents
        .slice(0, sheets)
        .reverse()
        .map((document) => (
          <p key={document}>{document}</p>
        ))}
    </div>
  );
}
