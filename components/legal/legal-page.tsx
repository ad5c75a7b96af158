import { marked } from 'marked';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { createElement, Fragment, type ReactNode } from 'react';
import { PhoneNumber } from '@/components/call/phone-number';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import type { Business } from '@/lib/schema/business';
import { type LegalText, phoneToken } from '@/lib/schema/legal-page';
import { formatDate } from '@/lib/text/format';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** What the elements that Markdown becomes look like. */
const looks: Partial<Record<string, string>> = {
  a: 'text-link',
  h2: 'pt-5.5 text-2xl/tight',
  ul: 'list-disc pl-5',
};

/** A page in the owner's Markdown, which is trusted and has headings from the second level down. */
export function LegalPage({ business, page }: { business: Business; page: LegalText }) {
  const html = marked.parse(page.markdown, { async: false });
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={[{ name: page.title }]}
          title={page.title}
          eyebrow={`As of ${formatDate(page.updated)}`}
        />
      }
    >
      <div className="mx-auto mt-10 max-w-prose *:not-first:mt-4">
        {parseFragment(html).childNodes.map((node, index) =>
          renderNode(node, index, <PhoneNumber business={business} />),
        )}
      </div>
    </PageFrame>
  );
}

/** The HTML as elements, with the phone number as a control in place of its token. */
function renderNode(node: ChildNode, key: number, number: ReactNode): ReactNode {
  if ('value' in node) {
    const parts = node.value.split(phoneToken).flatMap((text) => [number, text]);
    return createElement(Fragment, { key }, ...parts.slice(1));
  }
  if (!('attrs' in node)) return null;
  const attributes = node.attrs.map(({ name, value }) => [name, value]);
  const children = node.childNodes.map((child, index) => renderNode(child, index, number));
  // The number opens in a box, which no paragraph may contain.
  const hasNumber = serialize(node).includes(phoneToken);
  const tag = node.tagName === 'p' && hasNumber ? 'div' : node.tagName;
  const look = { key, className: looks[tag], ...Object.fromEntries(attributes) };
  return createElement(tag, look, ...children);
}
