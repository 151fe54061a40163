import { type Fault, FaultError, type FaultScope, scopeOf, textOf } from "../faults/catalog.ts";
import { placeOf, readPlace, type Step } from "../faults/drift.ts";
import { withRuleIndex, type FaultPlan, type FaultRule, readRule, type Rule } from "../faults/plan.ts";
import { child, isNode, type Node } from "../json.ts";
import { SchemaFields } from "../schemas.ts";
import { loadDocument, operationsOf } from "../knowledge/http/document.ts";
import { didYouMean } from "../nearest.ts";
import { earlierPaths } from "../trading/client-compatibility.ts";
import { tradingDocument } from "../trading/operations.ts";
import { streamDocument } from "../trading/sockets/stream-document.ts";

type ControlEnvironment = "mainnet" | "testnet" | "demo" | "reference" | "released";

/**
 * Controls that add and remove faults while the sandbox runs. A drift is a fault that changes one field of a response
 * or message.
 */
export interface FaultControls {
  /**
   * Adds a fault or drift rule to this environment. It applies before the rules of the fault file.
   *
   * @throws {FaultError} naming the problem
   */
  addFault(rule: FaultRule): void;
  /** Removes the rules that `addFault` has added. */
  clearFaults(): void;
}

export function createFaultControls(plan: FaultPlan, environment: ControlEnvironment): FaultControls {
  return {
    addFault(rule) {
      if (rule.environment !== undefined && rule.environment !== environment)
        throw new FaultError(
          `environment: must be ${environment} or omitted, because the rule is added to ${environment}`,
        );
      checkAddedRule(rule, environment);
      plan.add(rule, environment);
    },
    clearFaults: () => plan.clear(environment),
  };
}

/** Operation, topic, reply or server to which a fault rule may apply, and the kinds of faults that it supports. */
interface Target {
  /** Names that a fault rule may use: operations, topics and paths, with `{…}` for variable parts. */
  readonly names: readonly string[];
  readonly scopes: ReadonlySet<FaultScope>;
  readonly fields: () => SchemaFields;
}

/**
 * Checks that the target of each rule exists, because a rule without a target would silently have no effect.
 *
 * @throws {FaultError} naming the target, and the most similar one that exists
 */
export function checkRules(rules: readonly Rule[]): void {
  for (const [index, { fault, operation, environment }] of rules.entries())
    withRuleIndex(index, () => checkRule(fault, operation, environment));
}

/** Checks a rule that is added to an environment. */
function checkAddedRule(rule: FaultRule, environment: string): void {
  const { fault, operation } = readRule({ ...rule, environment }, "");
  checkRule(fault, operation, environment);
}

/** Checks the drift fault that a request header sets for the operation's response. */
export function checkDriftOf(drift: Fault, operationId: string, environment: string): void {
  if (operationId !== "") checkRule(drift, operationId, environment);
}

function checkRule(fault: Fault, operation: string, environment: string): void {
  const scope = scopeOf(fault);
  if (operation === "*" && scope !== "drift") return;
  const possible = targetsOf(environment).filter(({ scopes }) => scopes.has(scope));
  const named = possible.filter(({ names }) => names.some((name) => covers(operation, name)));
  if (named.length === 0) {
    const kind = { http: "operation", handshake: "server", read: "server" }[scope as string] ?? kindOf(scope);
    const names = possible.flatMap((target) => target.names).map((name) => filledIn(name, operation));
    const where = environment === "*" ? "" : ` on ${environment}`;
    throw new FaultError(`operation: unknown ${kind} "${operation}"${where}.${didYouMean(operation, names)}`);
  }
  if (scope === "drift") checkPlace(fault, named);
}

const kindOf = (scope: FaultScope): string =>
  scope === "drift" ? "operation or topic" : scope === "request" ? "request of order entry" : "topic or reply";

/**
 * Replaces the variable parts of a name such as `orderbook.{depth}.{symbol}` with the parts at the same positions of a
 * rule's pattern.
 */
function filledIn(name: string, pattern: string): string {
  const values = pattern.split(/[./]/);
  return name
    .split(/(?<=[./])/)
    .map((part, index) => part.replace(/\{\w+\}/, (variable) => values[index] ?? variable))
    .join("");
}

/**
 * Returns whether the pattern of a rule matches a name such as `orderbook.{depth}.{symbol}`. The pattern may end with
 * `*`.
 */
function covers(pattern: string, name: string): boolean {
  const fixed = name.split("{")[0] ?? "";
  if (pattern.endsWith("*")) {
    const start = pattern.slice(0, -1);
    return name.startsWith(start) || (fixed !== name && start.startsWith(fixed));
  }
  if (fixed === name) return pattern === name;
  const parts = name.split(/\{\w+\}/).map((part) => part.replaceAll(/[.\\/]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`).test(pattern);
}

/** Checks that the path in `place` exists in a message of at least one operation or topic that the rule applies to. */
function checkPlace(fault: Fault, targets: readonly Target[]): void {
  const steps = readPlace(textOf(fault, "place"));
  const problems = targets.map(({ fields }) => placeProblem(fields(), steps, fault));
  const [first] = problems;
  if (first !== undefined && problems.every((problem) => problem !== undefined))
    throw new FaultError(`place: ${clearest(problems)}`);
}

/** Returns the problem that suggests an existing field, or else the first problem. */
const clearest = (problems: readonly (string | undefined)[]): string =>
  problems.find((problem) => problem?.includes("Did you mean")) ?? problems[0] ?? "";

function placeProblem(root: SchemaFields, steps: readonly Step[], fault: Fault): string | undefined {
  const isAdded = fault.name === "drift-add";
  const last = steps.at(-1);
  if (last === undefined || ((isAdded || fault.name === "drift-rename") && !("field" in last)))
    return `"${placeOf(steps)}" must end with the name of a field`;
  let at = root;
  for (const [index, step] of steps.entries()) {
    const here = placeOf(steps.slice(0, index)) || "the message";
    if (!("field" in step)) {
      if (!at.isList && !at.isOpen) return `${here} is not a list`;
      at = at.item(step.item);
      continue;
    }
    const { names } = at;
    const isKnown = names.includes(step.field);
    if (isAdded && step === last && names.length > 0)
      return isKnown ? `${here} has "${step.field}" already` : undefined;
    if (!isKnown && at.isList && !at.isOpen) return `${here} is a list: ${here}[].${step.field}`;
    if (!isKnown && !at.isOpen) return `${here} has no field "${step.field}".${didYouMean(step.field, names)}`;
    if (!isKnown && at.isOpen) return undefined;
    at = at.field(step.field);
  }
  return undefined;
}

const isTrading = (environment: string): boolean => ["mainnet", "testnet", "demo", "*"].includes(environment);
const isKnowledge = (environment: string): boolean => ["reference", "released", "*"].includes(environment);

function targetsOf(environment: string): Target[] {
  return [
    ...(isTrading(environment) ? [...tradingOperations(), ...streams()] : []),
    ...(isKnowledge(environment) ? knowledgeOperations() : []),
  ];
}

function* tradingOperations(): Generator<Target> {
  const document = tradingDocument();
  for (const [path, item] of Object.entries(child(document, "paths"))) {
    const earlier = Object.entries(earlierPaths).flatMap(([old, current]) => (current === path ? [old] : []));
    for (const operation of Object.values(child(item)).filter(isNode))
      if (typeof operation.operationId === "string")
        yield operationTarget(document, [operation.operationId, path, ...earlier], operation);
  }
}

function* knowledgeOperations(): Generator<Target> {
  const document = loadDocument();
  for (const { operationId, path, method } of operationsOf(document))
    yield operationTarget(document, [operationId, path], child(document, "paths", path, method));
}

const operationTarget = (document: unknown, names: string[], operation: Node): Target => ({
  names,
  scopes: new Set(["http", "drift"]),
  fields: () =>
    new SchemaFields(
      document,
      Object.values(child(operation, "responses")).flatMap((response) =>
        Object.values(child(response, "content")).map((media) => child(media).schema),
      ),
    ),
});

const ofMessages: readonly FaultScope[] = ["message", "book", "drift"];

function* streams(): Generator<Target> {
  const { channels, servers, replies, restTwins, source } = streamDocument();
  for (const channel of channels)
    yield {
      names: [channel.address],
      scopes: new Set(ofMessages),
      fields: () => new SchemaFields(source, channel.schemas),
    };
  for (const [label, schemas] of replies)
    yield {
      names: [label],
      scopes: new Set([...ofMessages, ...(restTwins.has(label) ? (["request"] as const) : [])]),
      fields: () => new SchemaFields(source, schemas),
    };
  for (const { name, path } of servers) {
    const connection: readonly FaultScope[] = ["handshake", "read"];
    yield { names: [name], scopes: new Set(connection), fields: () => new SchemaFields(source, []) };
    const served = channels.filter((channel) => channel.servers.has(name)).flatMap((channel) => [...channel.schemas]);
    yield {
      names: [path],
      scopes: new Set([...connection, ...ofMessages, "request"]),
      fields: () => new SchemaFields(source, [...served, ...[...replies.values()].flat()]),
    };
  }
}
