import { join } from 'node:path';
import { contentRoot, outFolder } from '../../content/content-root';
import { readContent } from '../../content/read-content';
import { errorScreenVariables } from '../../phone';
import { finishExport } from '../after-build';
import { bundleIslands } from '../islands/bundle';

/** Runs the steps after the build in a process of its own, and prints how long each took as JSON. */
const content = readContent(contentRoot());
const islands = await bundleIslands(process.cwd(), errorScreenVariables(content.business));
const out = join(process.cwd(), outFolder());
// Compressed files are left out: they are work for a host, and cost more than all the rest.
console.log(JSON.stringify(await finishExport(content, out, islands, false)));
