import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";

/** A proxy on this machine that connects to any requested address, as a company's proxy does. */
export interface Proxy {
  readonly url: string;
  /** Addresses that clients requested. */
  readonly targets: readonly string[];
  close(): void;
}

export async function createProxy(): Promise<Proxy> {
  const targets: string[] = [];
  const server = createServer();
  server.on("connect", ({ url = "" }, client, head) => {
    targets.push(url);
    const [host = "", port = ""] = url.split(":");
    const target = connect(Number(port), host, () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      target.write(head);
      target.pipe(client).pipe(target);
    });
    target.on("error", () => client.destroy());
    client.on("error", () => target.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
