/** Paragraphs at a width that reads well. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="stack-4 print:stack-2 max-w-prose print:max-w-none">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
