import type { AddressInfo } from "node:net";
import type { Server } from "node:http";

/** The common part of a server framework and a bare server. */
export interface Listener {
  readonly server: Server;
  listen(options: { host: string; port: number }): Promise<unknown>;
  close(): Promise<unknown>;
}

/** Opens every listener on consecutive ports, or on free ports if the first is 0. If one port is taken, none stays open. */
export async function listenAll(
  listeners: readonly Listener[],
  { host, port }: { host: string; port: number },
): Promise<{ urls: string[]; close: () => Promise<void> }> {
  const close = async (): Promise<void> => {
    await Promise.all(listeners.map(closeOne));
  };
  const results = await Promise.allSettled(
    listeners.map((listener, index) => listener.listen({ host, port: port === 0 ? 0 : port + index })),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) {
    await close();
    throw failed.reason;
  }
  // Whoever asks on the same machine, or through a published port of a container, reaches all interfaces over loopback.
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return { urls: listeners.map(({ server }) => `http://${name}:${(server.address() as AddressInfo).port}`), close };
}

async function closeOne(listener: Listener): Promise<void> {
  listener.server.closeAllConnections();
  await listener.close();
}

/** A bare server in the same shape. */
export function listenerOf(server: Server): Listener {
  return {
    server,
    listen: ({ host: address, port }) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, address, () => {
          server.off("error", reject);
          resolve(undefined);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        if (server.listening) server.close(resolve);
        else resolve(undefined);
      }),
  };
}
