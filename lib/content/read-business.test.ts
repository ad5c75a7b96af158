/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBusiness } from './read-business';
import { readContent } from './read-content';

const root = mkdtempSync(join(tmpdir(), 'business-'));
beforeAll(() => mkdirSync(join(root, 'content')));
afterAll(() => rmSync(root, { recursive: true }));

it('reads the same business as the whole content has, without the rest', () => {
  cpSync('content/business.yaml', join(root, 'content/business.yaml'));
  expect(readBusiness(root, '2026-11-20')).toEqual(
    readContent(process.cwd(), '2026-11-20').business,
  );
});

it('says what is wrong with the file', () => {
  writeFileSync(join(root, 'content/business.yaml'), 'brand: 5\n');
  expect(() => readBusiness(root)).toThrow('content/business.yaml:1: brand: expected text');
});
