import { describe, expect, test } from "vitest";
import { createTradingStreams, type StreamsOptions } from "../src/index.ts";
import { accepted, FakeServer, type FakeSocket, type Message, type Request } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;

/** Creates a client without rate limits, because virtual time doesn't advance in most of these tests. */
const client = (server: FakeServer, options: Omit<StreamsOptions, "credentials"> = {}) =>
  createTradingStreams({ ...server.options, throttle: false, ...options, credentials });

const opsOf = ({ requests }: FakeSocket): string[] => requests.map(({ op }) => op);
const goingAway = (request: Request): Message => ({
  ...accepted(request),
  retCode: 10019,
  retMsg: "restart",
  data: {},
});

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "success",
    (error: { code: string }) => error.code,
  );

test("orders share one connection, which authenticates once", async () => {
  const server = new FakeServer();
  await using streams = client(server);
  await Promise.all([streams.trade.create(order), streams.trade.create(order)]);
  await streams.trade.create(order);
  expect(server.sockets.map(opsOf)).toEqual([["auth", "ping", "order.create", "order.create", "order.create"]]);
});

test("a lost connection is reopened and authenticates once", async () => {
  const server = new FakeServer();
  await using streams = client(server);
  await streams.trade.create(order);
  server.socket.cut();
  await server.clock.advance(1000);
  await streams.trade.create(order);
  expect(server.sockets.map(opsOf)).toEqual([
    ["auth", "ping", "order.create"],
    ["auth", "ping", "order.create"],
  ]);
});

describe("a server that is about to restart", () => {
  test("responds to pending requests on the old connection, and receives new ones on another", async () => {
    const server = new FakeServer();
    const waiting: Request[] = [];
    server.onRequest = (socket, request) => {
      if (request.op === "order.amend") {
        waiting.push(request);
        return "none";
      }
      return request.op === "order.create" && socket === server.sockets[0] ? goingAway(request) : undefined;
    };
    await using streams = client(server);
    const amend = streams.trade.amend({ category: "linear", symbol: "BTCUSDT", orderId: "77", qty: "2" });
    expect(await codeOf(streams.trade.create(order))).toBe("server");
    expect(await codeOf(streams.trade.create(order))).toBe("success");
    expect(server.sockets.map(opsOf)).toEqual([
      ["auth", "ping", "order.amend", "order.create"],
      ["auth", "ping", "order.create"],
    ]);
    const [old] = server.sockets;
    expect(old?.isClosed).toBe(false);
    old?.push(accepted(waiting[0]!));
    expect((await amend).orderId).toBe("77");
    expect(old?.isClosed).toBe(true);
  });

  test("receives waiting requests on a second connection if it announces the restart before the first connection is ready", async () => {
    const server = new FakeServer();
    server.onRequest = (socket, { op }) =>
      op === "ping" && socket === server.sockets[0]
        ? { retCode: 10019, retMsg: "restart", op: "ping", connId: "1" }
        : undefined;
    await using streams = client(server);
    const code = codeOf(streams.trade.create(order));
    await server.clock.advance(1000);
    expect(await code).toBe("success");
    expect(server.sockets.map(opsOf)).toEqual([
      ["auth", "ping"],
      ["auth", "ping", "order.create"],
    ]);
    expect(server.sockets[0]?.isClosed).toBe(true);
  });

  test("leaves the outcome of a pending request unknown if the old connection is lost", async () => {
    const server = new FakeServer();
    server.onRequest = (_, request) => {
      if (request.op === "order.amend") return "none";
      return request.op === "order.create" ? goingAway(request) : undefined;
    };
    await using streams = client(server);
    const amend = codeOf(streams.trade.amend({ category: "linear", symbol: "BTCUSDT", orderId: "77", qty: "2" }));
    await codeOf(streams.trade.create(order));
    server.sockets[0]?.cut();
    expect(await amend).toBe("unknown-outcome");
    await server.clock.advance(60_000);
    expect(server.sockets).toHaveLength(2);
  });

  test("does not cause a reconnection per order if it announces a restart on every connection", async () => {
    const server = new FakeServer();
    server.onRequest = (_, request) => (request.op.startsWith("order.") ? goingAway(request) : undefined);
    await using streams = client(server);
    for (let count = 0; count < 50; count++) {
      expect(await codeOf(streams.trade.create(order))).toBe("server");
      await server.clock.advance(100);
    }
    expect(server.sockets.length).toBeLessThanOrEqual(7);
  });
});

describe("a clock that is five minutes off", () => {
  const isAccepted = (server: FakeServer, { header = {} }: Request): boolean => {
    const time = Number(header["X-BAPI-TIMESTAMP"]);
    return server.now - 5000 <= time && time < server.now + 1000;
  };

  test.each([300_000, -300_000])("is corrected before the first order: %d ms", async (offset) => {
    const server = new FakeServer();
    server.clockOffsetMs = offset;
    server.onRequest = (_, request) => {
      if (request.op === "auth" && Number(request.args[1]) <= server.now)
        return { retCode: 10004, retMsg: "expired", op: "auth", connId: "1" };
      if (request.op !== "order.create" || isAccepted(server, request)) return undefined;
      return { ...accepted(request), retCode: 10002, data: {} };
    };
    await using streams = client(server);
    const create = codeOf(streams.trade.create(order));
    await server.clock.advance(1000);
    expect(await create).toBe("success");
    // The clock is behind: the first connection measures the server's time, and the second connection uses it.
    for (const socket of server.sockets) expect(opsOf(socket).filter((op) => op === "auth")).toHaveLength(1);
  });

  test("is measured again if it changes, and the refused order is resent", async () => {
    const server = new FakeServer();
    server.onRequest = (_, request) =>
      request.op === "order.create" && !isAccepted(server, request)
        ? { ...accepted(request), retCode: 10002, data: {} }
        : undefined;
    await using streams = client(server);
    await streams.trade.create(order);
    server.clockOffsetMs = 300_000;
    expect(await Promise.all([1, 2].map(() => codeOf(streams.trade.create(order))))).toEqual(["success", "success"]);
    expect(server.sockets).toHaveLength(1);
    const orders = server.socket.requests.filter(({ op }) => op === "order.create");
    expect(orders).toHaveLength(5);
    expect(new Set(orders.map(({ reqId }) => reqId)).size).toBe(5);
  });

  test("makes an order fail if the platform also refuses the timestamp of the resent order", async () => {
    const server = new FakeServer();
    server.onRequest = (_, request) =>
      request.op === "order.create" ? { ...accepted(request), retCode: 10002, data: {} } : undefined;
    await using streams = client(server);
    await expect(streams.trade.create(order)).rejects.toMatchObject({ code: "timestamp", attempts: 2 });
    expect(server.socket.requests.filter(({ op }) => op === "order.create")).toHaveLength(2);
  });

  test("makes a refused order fail with the refusal if no ID can be generated to resend it", async () => {
    const server = new FakeServer();
    server.onRequest = (_, request) =>
      request.op === "order.create" ? { ...accepted(request), retCode: 10002, data: {} } : undefined;
    let count = 0;
    const generateId = (): string => {
      if (++count > 1) throw new Error("no more IDs");
      return "first";
    };
    await using streams = client(server, { generateId });
    const create = streams.trade.create({ ...order, orderLinkId: "mine" });
    await expect(create).rejects.toMatchObject({ code: "timestamp", outcome: "answered", attempts: 1 });
  });

  test("makes a refused order fail if no pong arrives to correct the clock", async () => {
    const server = new FakeServer();
    await using streams = client(server);
    await streams.trade.create(order);
    server.onRequest = (_, request) => {
      if (request.op === "ping") return "none";
      return request.op === "order.create" ? { ...accepted(request), retCode: 10002, data: {} } : undefined;
    };
    const create = streams.trade.create(order).catch((error: unknown) => error);
    await server.clock.advance(10_000);
    expect(await create).toMatchObject({ code: "timestamp", outcome: "answered" });
    expect(server.sockets[0]?.requests.filter(({ op }) => op === "order.create")).toHaveLength(2);
  });

  test("makes a refused order fail if the connection is lost before the order can be resent", async () => {
    const server = new FakeServer();
    await using streams = client(server);
    await streams.trade.create(order);
    server.onRequest = (_, request) => {
      if (request.op === "ping") return "none";
      return request.op === "order.create" ? { ...accepted(request), retCode: 10002, data: {} } : undefined;
    };
    const create = streams.trade.create(order).catch((error: unknown) => error);
    await new Promise((resolve) => setImmediate(resolve));
    server.socket.cut();
    expect(await create).toMatchObject({ code: "network", outcome: "answered", attempts: 1 });
    expect(String(await create)).toContain("no connection to resend the request. It was not carried out.");
  });
});

test("a clock that is changed while orders are sent is corrected after one round trip", async () => {
  const server = new FakeServer();
  const late = (socket: FakeSocket, message: () => Message): "none" => {
    server.clock.after(25, () => {
      const reply = message();
      server.clock.after(25, () => socket.push(reply));
    });
    return "none";
  };
  server.onRequest = (socket, request) => {
    if (request.op === "ping") return late(socket, () => ({ retCode: 0, op: "pong", data: [String(server.now)] }));
    if (request.op !== "order.create") return undefined;
    return late(socket, () => {
      const time = Number(request.header?.["X-BAPI-TIMESTAMP"]);
      const isInTime = server.now - 5000 <= time && time < server.now + 1000;
      return isInTime ? accepted(request) : { ...accepted(request), retCode: 10002, data: {} };
    });
  };
  await using streams = client(server);
  const first = streams.trade.create(order);
  await server.clock.advance(200);
  await first;
  server.clockOffsetMs = 300_000;
  const codes: Promise<string>[] = [];
  for (let count = 0; count < 50; count++) {
    codes.push(codeOf(streams.trade.create(order)));
    await server.clock.advance(10);
  }
  await server.clock.advance(100);
  const all = await Promise.all(codes);
  expect(new Set(all)).toEqual(new Set(["success"]));
});

test("a server restart during authentication does not count as a refusal of the key", async () => {
  const server = new FakeServer();
  server.onRequest = (socket, { op }) =>
    op === "auth" && server.sockets.indexOf(socket) < 3
      ? { retCode: 10019, retMsg: "restart", op, connId: "1" }
      : undefined;
  await using streams = client(server);
  const create = codeOf(streams.trade.create(order));
  await server.clock.advance(2000);
  expect(await create).toBe("success");
  expect(server.sockets).toHaveLength(4);
});

test("all clients together send at most 3,000 requests a second", async () => {
  const server = new FakeServer();
  await using one = client(server);
  await using other = client(server);
  const ended = await Promise.allSettled(
    Array.from({ length: 3001 }, (_, number) => {
      const { trade } = number % 2 === 0 ? one : other;
      return trade.create({ ...order, orderLinkId: `mine-${number}` });
    }),
  );
  const failures = ended.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  expect(failures).toEqual([
    expect.objectContaining({
      code: "rate-limit",
      outcome: "not-sent",
      attempts: 0,
      path: "/v5/trade",
      orderLinkId: expect.stringMatching(/^mine-\d+$/),
    }),
  ]);
  await server.clock.advance(1001);
  expect(await codeOf(one.trade.create(order))).toBe("success");
});

test("within 200 ms of a lost connection, disconnect protection is enabled again and a ping is sent", async () => {
  const server = new FakeServer();
  await using streams = client(server);
  await streams.disconnectProtection({ product: "future" }).ready;
  server.socket.cut();
  await server.clock.advance(100);
  expect(server.sockets).toHaveLength(2);
  expect(opsOf(server.socket)).toEqual(["auth", "ping", "subscribe", "ping"]);
  expect(server.socket.topics()).toEqual(["dcp.future"]);
});

describe("order entry over the socket", () => {
  test("is refused with a reason for a demo account", async () => {
    const server = new FakeServer();
    const streams = createTradingStreams({ ...server.options, environment: "demo", credentials });
    // @ts-expect-error the type states that demo accounts have no orders over the socket
    const create: Promise<unknown> = streams.trade.create(order);
    await expect(create).rejects.toThrow(
      'order.create: environment must be one of mainnet, testnet, turkey, kazakhstan, mainnet-alternate, eea, netherlands, uae, because /v5/trade exists only there, got "demo".',
    );
    expect(server.sockets).toHaveLength(0);
    streams.close();
  });

  test("is refused with a reason for a demo account at a custom host", async () => {
    const server = new FakeServer();
    const environment = { baseUrl: "http://localhost:1", kind: "demo" } as const;
    const streams = createTradingStreams({ ...server.options, environment, credentials });
    // @ts-expect-error the type states that demo accounts have no orders over the socket
    const create: Promise<unknown> = streams.trade.create(order);
    await expect(create).rejects.toThrow(
      'order.create: environment.kind must be one of mainnet, testnet, because /v5/trade exists only there, got "demo".',
    );
    const market = { category: "linear", symbol: "BTCUSDT" } as const;
    expect(() => streams.publicTrade(market)).toThrow("because /v5/public/linear exists only there");
    expect(server.sockets).toHaveLength(0);
    await streams.order().ready;
    expect(server.socket.url).toBe("ws://localhost:1/v5/private");
    streams.close();
  });

  test("without credentials is refused with a reason", async () => {
    const server = new FakeServer();
    const streams = createTradingStreams(server.options);
    // @ts-expect-error the type states that orders need credentials
    const create: Promise<unknown> = streams.trade.create(order);
    await expect(create).rejects.toThrow(/^order\.create: credentials must be set in the client's options/);
    expect(server.sockets).toHaveLength(0);
    streams.close();
  });
});

test("the clock measurement matches each pong to the ping that it answers", async () => {
  // Load the code that checks an order first, because virtual time doesn't wait for a file.
  await using other = client(new FakeServer());
  await other.trade.create(order);
  const server = new FakeServer();
  server.onRequest = (socket, { op }) => {
    if (op !== "ping") return undefined;
    server.clock.after(50, () => {
      const time = String(server.now);
      server.clock.after(50, () => socket.push({ retCode: 0, op: "pong", args: [time], data: [time] }));
    });
    return "none";
  };
  await using streams = client(server);
  const first = streams.trade.create(order);
  await server.clock.advance(200);
  await first;
  const wallet = streams.wallet();
  await server.clock.advance(8000);
  await wallet.ready;
  // The heartbeat has just sent a ping. A new topic makes the connection send another ping 80 ms later.
  const { socket } = server;
  await server.clock.advance(80);
  await streams.position().ready;
  expect(opsOf(socket).slice(-3)).toEqual(["ping", "subscribe", "ping"]);
  await server.clock.advance(1000);
  await streams.trade.create(order);
  const { header } = server.sockets[0]!.requests.at(-1)!;
  expect(header?.["X-BAPI-TIMESTAMP"]).toBe(String(server.now));
});
