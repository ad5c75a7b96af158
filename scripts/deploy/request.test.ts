import { readRequest } from './request';

const noFlags = { dryRun: false, rollback: false, preview: false };

it.each([
  [['s3://site.example'], { bucket: 'site.example', prefix: '', ...noFlags }],
  [['s3://site/a/b'], { bucket: 'site', prefix: 'a/b/', ...noFlags }],
  [['s3://site/a/b/'], { bucket: 'site', prefix: 'a/b/', ...noFlags }],
  [['--dry-run', 's3://site', '--preview'], { dryRun: true, rollback: false, preview: true }],
])('reads %j', (args, request) => {
  expect(readRequest(args)).toMatchObject(request);
});

const usage = 'expected npm run deploy -- s3://bucket';

it.each([
  [[], `Found no URL, ${usage}`],
  [['site'], usage],
  [['https://site'], usage],
  [['s3://'], usage],
  [['s3://site//a'], usage],
  [['s3://one', 's3://two'], usage],
  [['s3://site', '--force'], '--force'],
  [['s3://site', '--rollback', '--preview'], 'leave --preview out'],
])('rejects %j and says why', (args, words) => {
  expect(() => readRequest(args)).toThrow(words);
});
