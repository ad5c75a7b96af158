import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { websiteDomain } from './ceph';
import { type Daemons, until } from './daemons';
import { after, buckets, gateway, nginxPort } from './setup';

/**
 * Starts nginx, for this machine alone: as the host of the second build's folder, and for each
 * bucket as a stub CDN.
 *
 * @param snippet what `npm run hosting` writes for nginx.
 * @throws with nginx's own message when it rejects the configuration.
 */
export async function startNginx(daemons: Daemons, folder: string, snippet: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const conf = join(folder, 'nginx.conf');
  const servers = [
    server(nginxPort, `root ${join(process.cwd(), after.out)};\n${snippet}`),
    ...Object.entries(buckets).map(([bucket, port]) => server(port, stubCdn(bucket))),
  ];
  writeFileSync(conf, configuration(folder, servers));
  const tested = spawnSync('nginx', ['-t', '-q', '-c', conf], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(tested.stderr);
  daemons.start('nginx', '-c', conf);
  await until('nginx answers', async () => {
    const ports = [nginxPort, ...Object.values(buckets)];
    const answers = ports.map((port) => fetch(`http://127.0.0.1:${port}/`));
    return (await Promise.allSettled(answers)).every(({ status }) => status === 'fulfilled');
  });
}

function server(port: number, content: string): string {
  return `  server {\n    listen 127.0.0.1:${port};\n${content}\n  }`;
}

/** Does what a CDN would: asks the bucket's website, and passes its answer on. */
function stubCdn(bucket: string): string {
  const host = `${bucket}.${websiteDomain}`;
  return `
    location / {
      proxy_pass http://${gateway};
      proxy_set_header Host ${host};
      proxy_redirect http://${host}/ /;
      proxy_redirect http://${host}:${gateway.split(':')[1]}/ /;
    }`;
}

function configuration(folder: string, servers: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Started by root, its workers would run as a user who cannot read the tests' folders.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `daemon off;
${user}worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${servers.join('\n')}
}
`;
}
