import { readData } from "@specwright-tools/model/published";

interface Exceeded {
  readonly status: number;
  readonly action: string;
}

interface Tier {
  readonly level: string;
  readonly futures: number;
  readonly option: number;
  readonly spot: number;
}

/** The limits that belong to no single operation. */
interface RateLimits {
  readonly ip: {
    readonly requests: number;
    readonly window: string;
    readonly scope: string;
    readonly exceeded: Exceeded;
  };
  readonly system: { readonly exceeded: Exceeded };
  readonly uid: {
    readonly window: string;
    readonly exceeded: Exceeded & { readonly retCode: number };
    readonly headers: Readonly<Record<string, string>>;
    readonly notes: readonly string[];
  };
  readonly tiers: {
    readonly unit: string;
    readonly uid: readonly Tier[];
    readonly institution: readonly Tier[];
    readonly operations: { readonly read: readonly string[]; readonly set: readonly string[] };
  };
  readonly batches: {
    readonly notes: readonly string[];
    readonly conflicts: readonly string[];
    readonly orders: readonly { readonly category: string; readonly maximum: number; readonly since?: string }[];
  };
  readonly orders: readonly { readonly what: string; readonly maximum: number }[];
  readonly websocket: {
    readonly connections: readonly {
      readonly requests?: number;
      readonly maximum?: number;
      readonly window?: string;
      readonly scope: string;
    }[];
    readonly orderEntry: { readonly requests: number; readonly window: string; readonly scope: string };
    readonly notes: readonly string[];
  };
  readonly demo: {
    readonly limits: string;
    readonly ordersKept: string;
    readonly funds: {
      readonly operation: string;
      readonly window: string;
      readonly maximumPerRequest: Readonly<Record<string, string>>;
    };
  };
  readonly clock: { readonly rule: string; readonly recvWindowDefaultMs: number };
  readonly reference: readonly { readonly limit: string; readonly value: string | number }[];
}

export const rateLimits = readData<RateLimits>("rate-limits");
