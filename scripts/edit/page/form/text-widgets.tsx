import type { WidgetProps } from '@rjsf/utils';
import { marked } from 'marked';
import type { ReactNode } from 'react';
import { Counter, controlProps, textOf } from './control';
import { wordCount } from './counters';
import { fieldSchema } from './field-schema';
import { LikenessNote } from './likeness-note';

/** Paragraphs, with the number of their words. */
export function ProseWidget(props: WidgetProps) {
  return <Paragraphs {...props} />;
}

/** The text of a town, which is also compared with the texts of other towns. */
export function LikenessWidget(props: WidgetProps) {
  return (
    <Paragraphs {...props}>
      <LikenessNote text={textOf(props.value)} />
    </Paragraphs>
  );
}

/** Markdown, and what it looks like. */
export function MarkdownWidget(props: WidgetProps) {
  return (
    <Paragraphs {...props}>
      <details className="mt-2">
        <summary className="font-semibold">How it looks</summary>
        <div
          className="legal-text mt-2 rounded-md border border-cream-200 p-4"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own text, on the owner's computer
          dangerouslySetInnerHTML={{ __html: marked.parse(textOf(props.value), { async: false }) }}
        />
      </details>
    </Paragraphs>
  );
}

function Paragraphs({ children, ...props }: WidgetProps & { children?: ReactNode }) {
  const { id, value, onChange, required = false } = props;
  const { words } = fieldSchema(props.schema);
  const text = textOf(value);
  return (
    <>
      <textarea
        {...controlProps(props, words && `${id}-note`)}
        className="control field-sizing-content min-h-32"
        rows={Math.max(4, Math.ceil(text.length / 60) + text.split('\n').length)}
        required={required}
        value={text}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      {words && <Counter id={`${id}-note`} count={wordCount(text, words)} />}
      {children}
    </>
  );
}
