import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network between a deployment and its store that can be cut. */
export interface Network {
  /** The address of the store behind it. */
  endpoint: string;
  /** How many connections broke while they were used. */
  broken: () => number;
  /** Breaks every connection, and lets no new one through. */
  cut: () => void;
  close: () => void;
}

/**
 * @param target the store's address.
 * @param breaksAt which connections break while they are used, such as every seventh.
 */
export async function network(
  target: string,
  breaksAt: (connection: number) => boolean = () => false,
): Promise<Network> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let connections = 0;
  let broken = 0;
  const server: Server = createServer((near) => {
    connections += 1;
    const far = connect(Number(port), hostname);
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
    if (isCut) return drop();
    near.on('data', (data) => (fails ? drop() : far.write(data)));
    far.on('data', (data) => near.write(data));
    near.on('end', () => far.end());
    far.on('end', () => near.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The network has no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    broken: () => broken,
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
