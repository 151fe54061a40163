import { expect, test, vi } from "vitest";
import { runOrders } from "./support/order-run.ts";

// These tests send thousands of requests with faults. With SPECWRIGHT_LONG=1, they send many more.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const seed = Number(process.env["SPECWRIGHT_SEED"]);

test.each([
  [8000, 10],
  [5000, 70],
])(
  `no outcome of %d requests with faults in %d of 100 is wrong, and no request is sent twice (seed ${seed})`,
  async (requests, faults) => {
    const { ended, reported, wrongOutcomes, repeated, injected } = await runOrders({ seed, requests, faults });
    expect(wrongOutcomes).toEqual([]);
    expect({ ended, repeated }).toEqual({ ended: requests, repeated: 0 });
    // Ensures that every fault and every outcome occurred.
    expect(Object.keys(injected)).toHaveLength(17);
    for (const count of [...Object.values(reported), ...Object.values(injected)]) expect(count).toBeGreaterThan(0);
  },
);
