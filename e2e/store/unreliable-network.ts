import { connect, createServer, type Socket } from 'node:net';
import { gateway } from './setup';

/**
 * A network between a deployment and its store that can be cut.
 *
 * @param breaksAt which connections break while they are used, such as every fifth.
 */
export async function unreliableNetwork(breaksAt: (connection: number) => boolean = () => false) {
  const [host, port] = gateway.split(':');
  const sockets = new Set<Socket>();
  let isCut = false;
  let connections = 0;
  let broken = 0;
  const server = createServer((near) => {
    connections += 1;
    const far = connect(Number(port), host);
    const fails = breaksAt(connections);
    if (fails) broken += 1;
    const drop = () => {
      near.resetAndDestroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', drop).on('close', () => sockets.delete(socket));
    }
    if (isCut) drop();
    else if (fails) near.once('data', drop);
    else near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The network has no port.');
  return {
    /** The URL of the store behind the network. */
    url: `http://127.0.0.1:${address.port}`,
    /** How many connections broke while they were used. */
    broken: () => broken,
    /** Breaks every connection, and each new one. */
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
