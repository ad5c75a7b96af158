import { join } from 'node:path';
import { contentRoot, outFolder } from '../../content/content-root';
import { readContent } from '../../content/read-content';
import { afterBuildOptions, finishExport } from '../after-build';

/** Runs the steps after the build in a process of its own, and prints how long each took as JSON. */
const content = readContent(contentRoot());
const out = join(process.cwd(), outFolder());
// Compressed files are left out: they are work for a host, and cost more than all the rest.
const options = { ...afterBuildOptions(process.env), precompressed: false };
console.log(JSON.stringify(await finishExport(content, out, options)));
