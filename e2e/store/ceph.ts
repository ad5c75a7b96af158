import { execSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Daemons, until } from './daemons';
import { credentials, endpoint, gateway } from './setup';

/** Debian's packages of Ceph. */
export const cephPackages = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'];

/** The gateway serves a bucket's website under its name in this domain. */
export const websiteDomain = 'website.test';

const monitor = '127.0.0.1:16789';

/**
 * Starts Ceph on this machine: a monitor, one disk in memory and the gateway that speaks S3. Its
 * data is gone when it stops.
 *
 * @param folder for its data, which must not exist yet; its path has no spaces.
 */
export async function startCeph(daemons: Daemons, folder: string): Promise<void> {
  const conf = join(folder, 'ceph.conf');
  const keyring = join(folder, 'keyring');
  const map = join(folder, 'monmap');
  const cluster = randomUUID();
  const disk = randomUUID();
  for (const part of ['mon', 'osd', 'run']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(conf, configuration(folder, cluster));
  const run = (command: string) => execSync(command, { encoding: 'utf8', stdio: 'pipe' });
  const addKey = (nameAndCaps: string) =>
    run(`ceph-authtool ${keyring} --gen-key -n ${nameAndCaps}`);

  run(`ceph-authtool --create-keyring ${keyring}`);
  addKey("mon. --cap mon 'allow *'");
  addKey("client.admin --cap mon 'allow *' --cap osd 'allow *'");
  addKey("client.rgw.a --cap mon 'allow rw' --cap osd 'allow rwx'");
  addKey("osd.0 --cap mon 'allow profile osd' --cap osd 'allow *'");
  run(`monmaptool --create --addv a v2:${monitor} --fsid ${cluster} ${map}`);
  run(`ceph-mon -c ${conf} --mkfs -i a --monmap ${map} --keyring ${keyring}`);
  daemons.start('ceph-mon', '-c', conf, '-f', '-i', 'a');
  await until('the monitor answers', () => {
    return spawnSync('timeout', ['5', 'ceph', '-c', conf, 'quorum_status']).status === 0;
  });
  run(`ceph -c ${conf} osd new ${disk}`);
  run(`ceph-osd -c ${conf} -i 0 --mkfs --osd-uuid ${disk} --no-mon-config`);
  daemons.start('ceph-osd', '-c', conf, '-f', '-i', '0');
  await until('the disk is up', () => run(`ceph -c ${conf} osd stat`).includes('1 up'));
  daemons.start('radosgw', '-c', conf, '-f', '-n', 'client.rgw.a');
  await until('the gateway answers', async () => {
    const answer = await fetch(endpoint).catch(() => undefined);
    return answer?.ok ?? false;
  });
  const { accessKeyId, secretAccessKey } = credentials;
  const keys = `--access-key=${accessKeyId} --secret-key=${secretAccessKey}`;
  run(
    `radosgw-admin -c ${conf} -n client.rgw.a user create --uid=deploy --display-name=deploy ${keys}`,
  );
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
rgw dns s3website name = ${websiteDomain}
`;
}
