import { authorityOn } from './authority';
import { resolveService } from './resolve-service';

const texts = {
  description: 'We meet on your screen.',
  intro: 'Online.',
  bring: { identity: 'A license', also: 'a camera' },
  commonDocuments: [],
  included: [],
  extras: [],
  faq: [],
};
const record = {
  ...texts,
  slug: 'online',
  title: 'Online',
  officers: false,
  updated: '2026-11-20',
  needs: 'remote' as const,
  otherwise: { ...texts, description: 'We do not notarize online.' },
};
const none = { held: false };
const real = { held: true, number: '12345', expires: '2030-01-31', remote: none };
const remote = { held: true, technology: 'A platform', since: '2026-01-01' };
const OR = { held: false, remote: none };

it('offers the service if the authorization is on record', () => {
  const authority = authorityOn('2026-11-20', { ID: { ...real, remote }, OR });
  expect(resolveService(record, authority)).toMatchObject({
    online: true,
    description: 'We meet on your screen.',
  });
});

it('uses its `otherwise` texts without the authorization', () => {
  const service = resolveService(record, authorityOn('2026-11-20', { ID: real, OR }));
  expect(service).toMatchObject({ online: false, description: 'We do not notarize online.' });
  expect(service).not.toHaveProperty('otherwise');
});

it("doesn't change a service that needs no authorization", () => {
  const { needs, otherwise, ...visit } = record;
  const authority = authorityOn('2026-11-20', { ID: { ...real, remote }, OR });
  expect(resolveService(visit, authority)).toEqual({ ...visit, online: false });
});
