import { ServerInsertedHTMLContext } from 'next/navigation';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { printGraph } from '@/lib/metadata/json-ld/page-data';
import { StructuredData } from './structured-data.client';

const json = printGraph([{ '@type': 'City', name: '</script>' }]);

it('is written once, however often Next asks', () => {
  const callbacks: (() => ReactNode)[] = [];
  renderToString(
    <ServerInsertedHTMLContext value={(callback) => callbacks.push(callback)}>
      <StructuredData json={json} />
    </ServerInsertedHTMLContext>,
  );
  const asked = [1, 2, 3].flatMap(() => callbacks.map((callback) => callback()));
  expect(renderToStaticMarkup(asked)).toBe(
    `<script data-keep="true" type="application/ld+json">${json}</script>`,
  );
});
