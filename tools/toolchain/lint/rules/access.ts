import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { type Node, type Rule, isObject, listOf } from "../document.ts";

/** Returns whether an operation can be called without a signature. */
function isPublic(operation: Node): boolean {
  const ways = listOf(operation["security"]);
  return ways.length === 0 || ways.some((way) => isObject(way) && Object.keys(way).length === 0);
}

/** Checks that an operation states whether it is signed, and that its other fields don't contradict this. */
export const statedSecurity: Rule = () => ({
  Operation(operation, { report, location }) {
    if (operation["security"] === undefined) {
      const message =
        "An operation must state whether it is signed: `security: []`, `security: [{ ApiKeySignature: [] }]`, or `security: [{}, { ApiKeySignature: [] }]` if it can be.";
      report({ message, location: location.child("operationId") });
      return;
    }
    const limit = operation["x-rate-limit"];
    const scope = isObject(limit) ? limit["scope"] : undefined;
    const contradiction = (message: string, key: string) => report({ message, location: location.child(key).key() });
    if (isPublic(operation) && scope === "uid") {
      contradiction(
        "The limit counts by user (scope: uid), but without a signature the server knows no user.",
        "x-rate-limit",
      );
    }
    if (!isPublic(operation) && scope === "ip") {
      contradiction("The limit counts by address (scope: ip), but the operation is signed.", "x-rate-limit");
    }
    if (isPublic(operation) && operation["x-idempotency"] !== undefined) {
      contradiction(
        "An operation with x-idempotency is a write, so it must be signed: replace `security: []`.",
        "security",
      );
    }
  },
});

/**
 * Checks that a signed operation states the permission that its key needs, and that an unsigned operation states none.
 */
export const statedPermissions: Rule = () => ({
  Operation(operation, { report, location }) {
    const isStated = operation["x-permission"] !== undefined;
    if (isPublic(operation) && isStated) {
      const message = "An operation without a signature needs no permission: remove `x-permission`.";
      report({ message, location: location.child("x-permission").key() });
    }
    if (isPublic(operation) || isStated) return;
    const message = "A signed operation must have `x-permission`; write `unstated` if the platform names none.";
    report({ message, location: location.child("security").key() });
  },
});

/** Matches the first words of summaries of reads. */
const reads = /^(?:Check|Compute|Estimate|Get|List|Read|Recommend|Sum)\b/;

/**
 * Checks that `x-safe` marks exactly the POSTs that only read, which are recognized by their summary. A GET needs no
 * mark.
 */
export const safePosts: Rule = () => ({
  Operation(operation, { report, location, key }) {
    if (operation["x-safe"] === undefined) {
      if (key !== "post" || !reads.test(String(operation["summary"]))) return;
      const message = "A POST that only reads must have `x-safe: true`, so that the client may repeat it.";
      return report({ message, location: location.child("summary").key() });
    }
    const place = location.child("x-safe").key();
    if (key !== "post") report({ message: "x-safe is for POST operations that only read.", location: place });
    const summary = String(operation["summary"]);
    if (operation["x-idempotency"] === undefined && reads.test(summary)) return;
    const message = `x-safe lets the client repeat the call, but "${summary}" is not a read. The summary of a read begins with Check, Compute, Estimate, Get, List, Read, Recommend or Sum.`;
    report({ message, location: place });
  },
});

/** Returns the kinds of environment in the document's `hosts.yaml`. Undefined without such a file. */
function environmentKinds(document: string): Set<unknown> | undefined {
  const file = join(dirname(document), "hosts.yaml");
  if (!existsSync(file)) return undefined;
  const hosts: unknown = parse(readFileSync(file, "utf8"));
  const environments = isObject(hosts) ? listOf(hosts["environments"]) : [];
  return new Set(environments.flatMap((environment) => (isObject(environment) ? [environment["kind"]] : [])));
}

/** Checks that `x-environment` only names kinds of environments that `hosts.yaml` has. */
export const knownEnvironments: Rule = () => {
  let known: Set<unknown> | undefined;
  return {
    Root(_, { location }) {
      known = environmentKinds(location.source.absoluteRef);
    },
    Operation(operation, { report, location }) {
      const rule = operation["x-environment"];
      if (!isObject(rule) || known === undefined) return;
      for (const [index, name] of listOf(rule["available"]).entries()) {
        if (known.has(name)) continue;
        const message = `hosts.yaml has no environment of kind "${String(name)}". It has: ${[...known].map(String).join(", ")}.`;
        report({ message, location: location.child(["x-environment", "available", index]) });
      }
    },
  };
};
