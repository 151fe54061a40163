import { unit } from "../random.ts";
import {
  completeFault,
  type Fault,
  FaultError,
  type FaultScope,
  type FaultWithParameters,
  scopeOf,
} from "./catalog.ts";

/** WebSocket event to compare with the fault rules. */
export interface SocketTarget {
  scope: Exclude<FaultScope, "http" | "drift">;
  /**
   * Name that the pattern of a rule may match: the topic of a push, the `op` of a request or reply, or the name of a
   * server.
   */
  label: string;
  /** Path of the connection. */
  path: string;
  environment: string;
}

interface FaultTarget {
  /** Value of the request's `x-sandbox-fault` header. Undefined without the header. */
  header: string | undefined;
  operationId: string;
  path: string;
  environment: string;
}

/** Selection of the fault for each request. The header of a request takes precedence over the rules. */
export class FaultPlan {
  readonly #rules: readonly Rule[];
  /** Rules that were added at run time, the newest first. */
  #added: Rule[] = [];
  #additions = 0;
  readonly #seed: number;

  /**
   * Reads and checks the rules of a fault file.
   *
   * @throws {FaultError} naming the rule and its problem
   */
  constructor(source: unknown, seed: number) {
    this.#seed = seed;
    this.#rules = readRules(source);
  }

  /** Rules of the fault file. */
  get rules(): readonly Rule[] {
    return this.#rules;
  }

  /**
   * Adds a rule to one environment. It applies before all other rules.
   *
   * @throws {FaultError} naming the problem of the rule
   */
  add(rule: FaultRule, environment: string): void {
    this.#additions += 1;
    this.#added.unshift(readRule({ ...rule, environment }, `added-${this.#additions}`));
  }

  /** Removes the rules that were added to an environment. */
  clear(environment: string): void {
    this.#added = this.#added.filter((rule) => rule.environment !== environment);
  }

  /** Removes the added rules, and resets the counters and random draws of the other rules. */
  reset(): void {
    this.#added = [];
    this.#additions = 0;
    for (const rule of this.#rules) rule.seen = rule.hits = 0;
  }

  /** Selects the fault for a request, and the drift faults that change fields of its response. */
  pick({ header, operationId, path, environment }: FaultTarget): {
    fault: Fault | undefined;
    drifts: readonly Fault[];
  } {
    if (header === undefined || header === "") {
      const names = [operationId, path];
      return { fault: this.#first("http", names, environment), drifts: [...this.#hits("drift", names, environment)] };
    }
    const fault = httpFault(parseFaultHeader(header));
    return scopeOf(fault) === "drift" ? { fault: undefined, drifts: [fault] } : { fault, drifts: [] };
  }

  pickSocket({ scope, label, path, environment }: SocketTarget): Fault | undefined {
    return this.#first(scope, [label, path], environment);
  }

  /** Selects the drift faults that change fields of a WebSocket message. */
  pickDrifts({ label, path, environment }: Omit<SocketTarget, "scope">): readonly Fault[] {
    return [...this.#hits("drift", [label, path], environment)];
  }

  /** Returns the fault of the first rule that applies. Later rules don't count the request. */
  #first(scope: FaultScope, names: readonly string[], environment: string): Fault | undefined {
    return this.#hits(scope, names, environment).next().value ?? undefined;
  }

  *#hits(scope: FaultScope, names: readonly string[], environment: string): Generator<Fault, undefined> {
    for (const rule of [...this.#added, ...this.#rules]) {
      if (scopeOf(rule.fault) !== scope) continue;
      if (rule.environment !== "*" && rule.environment !== environment) continue;
      if (!names.some((name) => matches(rule.operation, name))) continue;
      rule.seen += 1;
      if (rule.seen <= rule.skip || rule.hits >= rule.times) continue;
      if (unit(`${this.#seed}/fault/${rule.id}/${rule.seen}`) >= rule.chance) continue;
      rule.hits += 1;
      yield rule.fault;
    }
    return undefined;
  }
}

function httpFault(fault: Fault): Fault {
  if (scopeOf(fault) === "http" || scopeOf(fault) === "drift") return fault;
  throw new FaultError(
    `${fault.name}: disturbs WebSocket connections, so a request header cannot choose it; use a fault file or addFault()`,
  );
}

/** Returns whether a pattern matches a name. A trailing `*` matches any characters. */
const matches = (pattern: string, text: string): boolean =>
  pattern.endsWith("*") ? text.startsWith(pattern.slice(0, -1)) : pattern === text;

/** Parses a fault header, such as `name; key=value; key=value`. */
export function parseFaultHeader(text: string): Fault {
  const [name = "", ...pairs] = text.split(";").map((part) => part.trim());
  const given = pairs.filter((pair) => pair !== "").map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  return completeFault(name, Object.fromEntries(given));
}

/** Fault rule with its counters. */
export interface Rule {
  /** ID of the rule. It is part of the seed for the rule's random draws. */
  id: string;
  fault: Fault;
  /**
   * Operation ID or path. On a WebSocket connection: the topic, operation or server. A trailing `*` matches any
   * characters.
   */
  operation: string;
  environment: string;
  /** Number of matching requests before the rule first applies. These requests get no fault. */
  skip: number;
  /** Maximum number of times that the rule applies. */
  times: number;
  /** Probability that the rule applies to a matching request. The random numbers depend on the seed. */
  chance: number;
  seen: number;
  hits: number;
}

/** Rule of a fault file: a fault with its parameters, and the requests that it affects. */
export type FaultRule = FaultWithParameters & {
  /**
   * Operation ID or path. For WebSocket connections: a topic, the `op` of a request, the name of a server, or its path.
   * A trailing `*` matches any characters. Default: every request and event.
   */
  operation?: string;
  /** Environment or server variant that the rule applies to. Default: all. */
  environment?: "mainnet" | "testnet" | "demo" | "reference" | "released" | "*";
  /** Number of matching requests before the rule first applies. These requests get no fault. Default: 0. */
  skip?: number;
  /** Maximum number of times that the rule applies. Default: no limit. */
  times?: number;
  /** Probability that the rule applies to a matching request. The random numbers depend on the seed. Default: 1. */
  chance?: number;
};

/** Content of a fault file. For each request, the first rule that applies determines the fault. */
export interface FaultFile {
  readonly faults: readonly FaultRule[];
}

const ruleKeys = new Set(["fault", "operation", "environment", "skip", "times", "chance"]);

const environments = new Set(["mainnet", "testnet", "demo", "reference", "released", "*"]);

/** Parses the rules of a fault file. */
function readRules(source: unknown): Rule[] {
  if (source === undefined) return [];
  const list = typeof source === "object" && source !== null && "faults" in source ? source.faults : source;
  if (!Array.isArray(list)) throw new FaultError('a fault file holds {"faults": [ … ]}');
  return list.map((item: unknown, index) => withRuleIndex(index, () => readRule(item, String(index))));
}

/**
 * Runs a function. If the function throws a `FaultError`, adds the rule's position in the fault file to the message.
 */
export function withRuleIndex<Result>(index: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof FaultError) throw new FaultError(`faults[${index}]: ${error.message}`, { cause: error });
    throw error;
  }
}

/**
 * Parses one rule.
 *
 * @throws {FaultError} naming the problem of the rule
 */
export function readRule(item: unknown, id: string): Rule {
  if (typeof item !== "object" || item === null) throw new FaultError("must be an object");
  const given: Record<string, unknown> = { ...item };
  const name = given.fault;
  if (typeof name !== "string") throw new FaultError("fault: the name of a fault is required");
  const parameters = Object.fromEntries(Object.entries(given).filter(([key]) => !ruleKeys.has(key)));
  const { operation = "*", environment = "*", skip = 0, times = Number.POSITIVE_INFINITY, chance = 1 } = given;
  if (typeof operation !== "string") throw new FaultError("operation: must be a string");
  if (typeof environment !== "string" || !environments.has(environment))
    throw new FaultError(`environment: must be one of ${[...environments].join(", ")}`);
  if (!isCount(skip) || skip % 1 > 0) throw new FaultError("skip: must be a whole number >= 0");
  if (!isCount(times) || times % 1 > 0) throw new FaultError("times: must be a whole number >= 0");
  if (!isCount(chance) || chance > 1) throw new FaultError("chance: must be between 0 and 1");
  return { id, fault: completeFault(name, parameters), operation, environment, skip, times, chance, seen: 0, hits: 0 };
}

const isCount = (value: unknown): value is number => typeof value === "number" && value >= 0;
