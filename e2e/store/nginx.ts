import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Daemons, until } from './daemons';

/** What a server of nginx answers, on its own port of this machine. */
export interface NginxServer {
  port: number;
  /** The inside of its `server` block. */
  config: string;
}

/**
 * Starts nginx, for this machine alone.
 *
 * @param folder for its configuration and logs.
 * @returns what stops it.
 * @throws with nginx's own words when it does not take the configuration.
 */
export async function startNginx(
  folder: string,
  servers: readonly NginxServer[],
): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, configuration(folder, servers));
  const tested = spawnSync('nginx', ['-t', '-q', '-c', conf], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(tested.stderr);
  const daemons = new Daemons();
  daemons.start('nginx', ['-c', conf], join(folder, 'nginx.log'));
  await until('nginx answers', async () => {
    const answers = servers.map(({ port }) => fetch(`http://127.0.0.1:${port}/`));
    return (await Promise.allSettled(answers)).every(({ status }) => status === 'fulfilled');
  });
  return () => daemons.stop();
}

function configuration(folder: string, servers: readonly NginxServer[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Started by root, its workers would be somebody who may not read the folders of the tests.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `daemon off;
${user}worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${servers.map(({ port, config }) => `  server {\n    listen 127.0.0.1:${port};\n${config}\n  }`).join('\n')}
}
`;
}
