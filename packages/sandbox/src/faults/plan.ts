import { unit } from "../random.ts";
import { completeFault, FaultError, type Fault, type FaultWithParameters } from "./catalog.ts";

/** One line of a fault file. */
interface Rule {
  fault: Fault;
  /** operationId, a path, or a beginning of either that ends in `*`. */
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
  /** An operationId or a path; a `*` at the end stands for any rest. Default: every request. */
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

export interface FaultTarget {
  /** Value of the request's `x-sandbox-fault` header. */
  header: string | undefined;
  operationId: string;
  path: string;
  environment: string;
}

const ruleKeys = new Set(["fault", "operation", "environment", "skip", "times", "chance"]);

const environments = new Set(["mainnet", "testnet", "demo", "reference", "released", "*"]);

/** Decides which request is disturbed how. A header names a fault for its own request; the file's rules come after it. */
export class FaultPlan {
  readonly #rules: readonly Rule[];
  readonly #seed: number;

  /** @throws {FaultError} naming the rule and what is wrong with it */
  constructor(source: unknown, seed: number) {
    this.#seed = seed;
    this.#rules = readRules(source);
  }

  /** The operationIds that rules name. */
  operationIds(): string[] {
    return this.#rules.map(({ operation }) => operation).filter((name) => !name.endsWith("*") && !name.startsWith("/"));
  }

  pick(target: FaultTarget): Fault | undefined {
    if (target.header !== undefined && target.header !== "") return parseFaultHeader(target.header);
    for (const [index, rule] of this.#rules.entries()) {
      if (rule.environment !== "*" && rule.environment !== target.environment) continue;
      if (!matches(rule.operation, target.operationId) && !matches(rule.operation, target.path)) continue;
      rule.seen += 1;
      if (rule.seen <= rule.skip || rule.hits >= rule.times) continue;
      if (unit(`${this.#seed}/fault/${index}/${rule.seen}`) >= rule.chance) continue;
      rule.hits += 1;
      return rule.fault;
    }
    return undefined;
  }
}

const matches = (pattern: string, text: string): boolean =>
  pattern.endsWith("*") ? text.startsWith(pattern.slice(0, -1)) : pattern === text;

/** `name; key=value; key=value` */
export function parseFaultHeader(text: string): Fault {
  const [name = "", ...pairs] = text.split(";").map((part) => part.trim());
  const given = pairs.filter((pair) => pair !== "").map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  return completeFault(name, Object.fromEntries(given));
}

function readRules(source: unknown): Rule[] {
  if (source === undefined) return [];
  const list = typeof source === "object" && source !== null && "faults" in source ? source.faults : source;
  if (!Array.isArray(list)) throw new FaultError('a fault file holds {"faults": [ … ]}');
  return list.map((item: unknown, index) => {
    try {
      return readRule(item);
    } catch (error) {
      if (error instanceof FaultError) throw new FaultError(`faults[${index}]: ${error.message}`, { cause: error });
      throw error;
    }
  });
}

function readRule(item: unknown): Rule {
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
  return { fault: completeFault(name, parameters), operation, environment, skip, times, chance, seen: 0, hits: 0 };
}

const isCount = (value: unknown): value is number => typeof value === "number" && value >= 0;
