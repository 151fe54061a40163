import { completeFault, FaultError, type Fault, type FaultWithParameters } from "./catalog.ts";

/** One line of a fault file. */
export interface Rule {
  /** Its chances are drawn with it. */
  id: string;
  fault: Fault;
  /** operationId or path, topic, operation or server of a WebSocket connection, or a beginning of one that ends in `*`. */
  operation: string;
  environment: string;
  /** Matching requests that pass before the first one is hit. */
  skip: number;
  /** Matching requests that are hit at most. */
  times: number;
  /** Probability of a hit, drawn from the seed. */
  chance: number;
  seen: number;
  hits: number;
}

/** A rule as a fault file has it: a fault with its parameters, and which requests it hits. */
export type FaultRule = FaultWithParameters & {
  /**
   * An operationId or a path; for WebSocket connections a topic, the `op` of a request, the name of a server or its path.
   * A `*` at the end stands for any rest. Default: everything.
   */
  operation?: string;
  /** Default: every environment. */
  environment?: "mainnet" | "testnet" | "demo" | "reference" | "released" | "*";
  /** Matching requests that pass before the first one is hit. Default 0. */
  skip?: number;
  /** The most requests that are hit. Default: no limit. */
  times?: number;
  /** Probability of a hit, drawn from the seed. Default 1. */
  chance?: number;
};

/** The contents of a fault file. The first rule that hits counts. */
export interface FaultFile {
  readonly faults: readonly FaultRule[];
}

const ruleKeys = new Set(["fault", "operation", "environment", "skip", "times", "chance"]);

const environments = new Set(["mainnet", "testnet", "demo", "reference", "released", "*"]);

/** The rules of a fault file. */
export function readRules(source: unknown): Rule[] {
  if (source === undefined) return [];
  const list = typeof source === "object" && source !== null && "faults" in source ? source.faults : source;
  if (!Array.isArray(list)) throw new FaultError('a fault file holds {"faults": [ … ]}');
  return list.map((item: unknown, index) => {
    try {
      return readRule(item, String(index));
    } catch (error) {
      if (error instanceof FaultError) throw new FaultError(`faults[${index}]: ${error.message}`, { cause: error });
      throw error;
    }
  });
}

/** @throws {FaultError} saying what is wrong with the rule */
export function readRule(item: unknown, id: string): Rule {
  if (typeof item !== "object" || item === null) throw new FaultError("must be an object");
  const given: Record<string, unknown> = { ...item };
  const name = given.fault;
  if (typeof name !== "string") throw new FaultError("fault: the name of a fault is required");
  const parameters = Object.fromEntries(Object.entries(given).filter(([key]) => !ruleKeys.has(key)));
  const { operation = "*", environment = "*", skip = 0, times = Number.POSITIVE_INFINITY, chance = 1 } = given;
  if (typeof operation !== "string") throw new FaultError("operation: must be text");
  if (typeof environment !== "string" || !environments.has(environment))
    throw new FaultError(`environment: one of ${[...environments].join(", ")}`);
  if (!isCount(skip) || skip % 1 > 0) throw new FaultError("skip: must be a whole number >= 0");
  if (!isCount(times) || times % 1 > 0) throw new FaultError("times: must be a whole number >= 0");
  if (!isCount(chance) || chance > 1) throw new FaultError("chance: must be between 0 and 1");
  return { id, fault: completeFault(name, parameters), operation, environment, skip, times, chance, seen: 0, hits: 0 };
}

const isCount = (value: unknown): value is number => typeof value === "number" && value >= 0;
