import { readRequest } from './request';

it('reads a bucket', () => {
  expect(readRequest(['s3://site.example'])).toEqual({
    bucket: 'site.example',
    prefix: '',
    dryRun: false,
    rollback: false,
    preview: false,
  });
});

it.each(['s3://site/a/b', 's3://site/a/b/'])('reads the folder of %s', (address) => {
  expect(readRequest([address])).toMatchObject({ bucket: 'site', prefix: 'a/b/' });
});

it('reads the flags', () => {
  expect(readRequest(['--dry-run', 's3://site', '--preview'])).toMatchObject({
    dryRun: true,
    preview: true,
  });
});

it.each([
  [[]],
  [['site']],
  [['https://site']],
  [['s3://']],
  [['s3://site//a']],
  [['s3://one', 's3://two']],
])('refuses %j and says what it expects', (args) => {
  expect(() => readRequest(args)).toThrow('expected npm run deploy -- s3://bucket');
});

it('refuses a flag that it does not know', () => {
  expect(() => readRequest(['s3://site', '--force'])).toThrow('--force');
});

it('brings a deployment back as it was', () => {
  expect(() => readRequest(['s3://site', '--rollback', '--preview'])).toThrow(
    'leave --preview out',
  );
});
