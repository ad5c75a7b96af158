import { readRequest } from './request';

const noFlags = { dryRun: false, preview: false, rollback: false };

it.each([
  ['s3://site.example', { bucket: 'site.example', prefix: '', ...noFlags }],
  ['s3://site/a/b', { bucket: 'site', prefix: 'a/b/', ...noFlags }],
  ['s3://site/a/b/', { prefix: 'a/b/' }],
  ['--dry-run s3://site --preview', { dryRun: true, preview: true, rollback: false }],
])('reads %s', (args, request) => {
  expect(readRequest(args.split(' '))).toMatchObject(request);
});

it.each([
  ...['site', 'https://site', 's3://', 's3://site//a', 's3://one s3://two'],
  's3://site --rollback --preview',
])('rejects %s and says why', (args) => {
  const message = `Found ${args}, expected npm run deploy -- s3://bucket`;
  expect(() => readRequest(args.split(' '))).toThrow(message);
});
