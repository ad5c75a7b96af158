import { readRequest } from './request';

it.each([
  ['s3://site/a/b', { bucket: 'site', prefix: 'a/b/', dryRun: false, preview: false }],
  ['--dry-run s3://site.example/ --preview', { bucket: 'site.example', prefix: '', dryRun: true }],
])('reads %s', (args, request) => {
  expect(readRequest(args.split(' '))).toMatchObject(request);
});

it.each([...['site', 'https://site', 's3://', 's3://site//a', 's3://one s3://two']])(
  'rejects %s and says why',
  (args) => {
    const message = `Found ${args}, expected npm run deploy -- s3://bucket`;
    expect(() => readRequest(args.split(' '))).toThrow(message);
  },
);
