import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Daemons, until } from './daemons';

/** What Debian's packages of Ceph are called. */
export const cephPackages = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'];

/** A store that speaks S3, with a website for each bucket. */
export interface ObjectStore {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  /** The host name by which the endpoint serves a bucket as a website. */
  websiteHost: (bucket: string) => string;
  stop: () => Promise<void>;
}

const monitor = '127.0.0.1:16789';
const gateway = '127.0.0.1:17480';

/**
 * Starts Ceph on this machine alone: a monitor, one disk in memory and the gateway that speaks S3.
 * Its data are gone when it stops.
 *
 * @param folder for its data and logs; it must not be there yet.
 */
export async function startCeph(folder: string): Promise<ObjectStore> {
  const conf = join(folder, 'ceph.conf');
  const keyring = join(folder, 'keyring');
  const cluster = randomUUID();
  const disk = randomUUID();
  for (const part of ['mon', 'osd', 'run']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(conf, configuration(folder, cluster));

  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  const withConf = (program: string, ...args: string[]) => run(program, '-c', conf, ...args);
  const key = (name: string, ...caps: string[]) =>
    run(
      'ceph-authtool',
      keyring,
      '--gen-key',
      '-n',
      name,
      ...caps.flatMap((cap) => ['--cap', ...cap.split('=')]),
    );
  const daemons = new Daemons();
  const start = (program: string, ...args: string[]) =>
    daemons.start(program, ['-c', conf, '-f', ...args], join(folder, `${program}.log`));

  try {
    run('ceph-authtool', '--create-keyring', keyring);
    key('mon.', 'mon=allow *');
    key('client.admin', 'mon=allow *', 'osd=allow *');
    key('client.rgw.a', 'mon=allow rw', 'osd=allow rwx');
    key('osd.0', 'mon=allow profile osd', 'osd=allow *');
    const map = join(folder, 'monmap');
    run('monmaptool', '--create', '--addv', 'a', `v2:${monitor}`, '--fsid', cluster, map);
    withConf('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
    start('ceph-mon', '-i', 'a');
    await until('the monitor answers', () => {
      return spawnSync('timeout', ['5', 'ceph', '-c', conf, 'quorum_status']).status === 0;
    });
    withConf('ceph', 'osd', 'new', disk);
    withConf('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk, '--no-mon-config');
    start('ceph-osd', '-i', '0');
    await until('the disk is up', () => withConf('ceph', 'osd', 'stat').includes('1 up'));
    start('radosgw', '-n', 'client.rgw.a');
    await until('the gateway answers', async () => {
      const answer = await fetch(`http://${gateway}`).catch(() => undefined);
      return answer?.ok ?? false;
    });
    const [accessKey, secretKey] = ['deploy-test', randomUUID()];
    const names = ['--uid=deploy', '--display-name=deploy'];
    const keys = [`--access-key=${accessKey}`, `--secret-key=${secretKey}`];
    withConf('radosgw-admin', '-n', 'client.rgw.a', 'user', 'create', ...names, ...keys);
    return {
      endpoint: `http://${gateway}`,
      accessKey,
      secretKey,
      websiteHost: (bucket) => `${bucket}.website.test`,
      stop: () => daemons.stop(),
    };
  } catch (error) {
    await daemons.stop();
    throw error;
  }
}

function configuration(folder: string, cluster: string): string {
  return `[global]
fsid = ${cluster}
mon host = [v2:${monitor}]
mon initial members = a
public addr = 127.0.0.1
ms bind msgr1 = false
keyring = ${folder}/keyring
run dir = ${folder}/run
admin socket = ${folder}/run/$name.sock
log file = /dev/null
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 2
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824

[mon.a]
mon data = ${folder}/mon
mon addr = ${monitor}

[osd.0]
osd data = ${folder}/osd

[client.rgw.a]
rgw frontends = beast endpoint=${gateway}
rgw enable static website = true
rgw enable apis = s3, s3website, admin
rgw dns name = store.test
rgw dns s3website name = website.test
`;
}
