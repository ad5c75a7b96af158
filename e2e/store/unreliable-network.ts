import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { gatewayPort } from './setup';

const port = gatewayPort + 1;

/**
 * A network between a deployment and its store that can be cut.
 *
 * @param breaksEach how often a connection breaks while it is used: 5 for every fifth.
 */
export async function unreliableNetwork(breaksEach = Number.POSITIVE_INFINITY) {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(gatewayPort, '127.0.0.1');
    // When one end fails, so does the other.
    pipeline(near, far, near, () => {});
    if (sockets.push(near) % breaksEach === 0) near.once('data', () => near.resetAndDestroy());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    /** The URL of the store behind the network. */
    url: `http://127.0.0.1:${port}`,
    /** How many connections there have been. */
    connections: () => sockets.length,
    /** Breaks every connection, and refuses each new one. */
    cut: () => {
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
    },
  };
}
