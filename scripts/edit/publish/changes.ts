import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Changes, PublishMode } from '../api';
import { changedWords } from './changed-words';
import { readChoice } from './choice';
import { canPush, changesSince, pushedCommit } from './git-base';
import { changesSincePublished } from './published-record';

/** How the site can be published from here. */
export async function publishingModes(root: string): Promise<Record<PublishMode, boolean>> {
  const { AWS_ACCESS_KEY_ID, AWS_PROFILE } = process.env;
  const hasCredentials = AWS_ACCESS_KEY_ID || AWS_PROFILE || existsSync(join(homedir(), '.aws'));
  return { git: await canPush(root), store: Boolean(hasCredentials), folder: true };
}

/** What publishing would change on the site, in words, and how the owner publishes. */
export async function readChanges(root: string): Promise<Omit<Changes, 'isRunning' | 'steps'>> {
  const can = await publishingModes(root);
  const choice = readChoice(root);
  const isByGit = (choice?.mode ?? 'git') === 'git' && can.git;
  const changes = isByGit
    ? await changesSince(root, await pushedCommit(root))
    : changesSincePublished(root);
  const words = changes
    ? changedWords(changes)
    : ["Everything: what's on the site now isn't known here"];
  return { words, mode: choice?.mode, store: choice?.store ?? '', can };
}
