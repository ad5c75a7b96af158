import { editPage } from '../../html';
import { keepTitle } from './keep-title';

const kept = (body: string) => editPage(body, keepTitle).replace(/^.*<body>|<\/body>.*$/gs, '');
const mark = (words: string) => `<span translate="no">${words}</span>`;

it.each(
  [
    ['notary public', 'Notary Public', 'notaries public', 'Notary publics', 'notary\u00a0public'],
    ['commissioned notary', 'Commissioned notaries', 'commissioned notary public'],
  ].flat(),
)('marks %j, wherever it stands', (title) => {
  const shown = title.replace('\u00a0', '&nbsp;');
  expect(kept(`<p>A ${title}, a <b>${title}</b> & more</p>`)).toBe(
    `<p>A ${mark(shown)}, a <b>${mark(shown)}</b> &amp; more</p>`,
  );
  expect(kept(`<p></p><template><i>${title}</i>${title}</template>`)).toBe(
    `<p></p><template><i>${mark(shown)}</i>${mark(shown)}</template>`,
  );
});

it('leaves alone what no translator touches, and what is marked', () => {
  const page = `<svg><text>notary public</text></svg><p translate="no">A <b>notary public</b></p>`;
  expect(kept(page)).toBe(page);
  const notarized =
    '<p>a notary, public notaries, a commissioned officer, in notary publications</p>';
  expect(kept(notarized)).toBe(notarized);
  expect(editPage('<title>Notary public</title>', keepTitle)).not.toContain('translate');
});

it('marks the element around it where parts are laid out in a row', () => {
  for (const look of ['flex gap-2', 'inline-flex', 'mt-2 grid', 'button gold']) {
    const row = (mark = '') => `<a class="${look}"${mark}><i>+</i>Ask a notary public</a>`;
    expect(kept(row())).toBe(row(' translate="no"'));
  }
});

it('marks the element around it where React expects its own texts, but not in a slot', () => {
  expect(
    kept(
      '<div data-island="a"><p>Ask a notary public.</p><island-slot>A notary public</island-slot></div>',
    ),
  ).toBe(
    `<div data-island="a"><p translate="no">Ask a notary public.</p><island-slot>A ${mark('notary public')}</island-slot></div>`,
  );
});
