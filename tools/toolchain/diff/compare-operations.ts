import type { ContractDocument, MediaType, OpenApiDocument, Operation, Parameter, Schema } from "../model/document.ts";
import { variantsOf } from "../model/fields.ts";
import { findCallName } from "../model/names.ts";
import { environmentsOf, operationsOf as foundIn } from "../model/operations.ts";
import { compareNames, type Change, type Direction, type Finding } from "./change.ts";
import type { Versions } from "./changed-parts.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { compareVariants } from "./fields/compare-fields.ts";

interface ComparedOperation {
  /** Name of the client call, such as `trading.order.create`, or method and path of an operation without a client call. */
  readonly subject: string;
  readonly method: string;
  readonly path: string;
  /** The operation object, with the values that it inherits: the document's `security` and the default environments. */
  readonly operation: Operation;
}

function subjectOf(document: string, method: string, path: string, { operationId }: Operation): string {
  const call = document === "trading" ? findCallName(path, operationId) : undefined;
  return call === undefined ? `${method} ${path}` : `trading.${call.group}.${call.method}`;
}

/** Returns every operation of a bundled document, by method and path. Empty for a document without operations. */
export function operationsOf(name: string, given: ContractDocument): Map<string, ComparedOperation> {
  const document = { paths: {}, components: {}, ...given } as unknown as OpenApiDocument;
  const found = foundIn(document).map((each): [string, ComparedOperation] => {
    const { method, path } = each;
    const operation: Operation = {
      ...each.operation,
      ...(name === "trading" ? { "x-environment": { available: environmentsOf(each) } } : {}),
      security: each.operation.security ?? document.security ?? [],
    };
    return [`${method} ${path}`, { subject: subjectOf(name, method, path, operation), method, path, operation }];
  });
  return new Map(found);
}

/** An operation in one version of a document. Its references are resolved in this document. */
interface Version {
  readonly document: ContractDocument;
  readonly operation: Operation;
}

/** Combines parameters into an object schema, so that they can be compared like a body. */
function parameterSchema(parameters: readonly Parameter[]): Schema {
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema = {}, description, deprecated }) => [
        name,
        {
          allOf: [schema],
          ...(description === undefined ? {} : { description }),
          ...(deprecated === undefined ? {} : { deprecated }),
        },
      ]),
    ),
    required: parameters.flatMap(({ name, required }) => (required === true ? [name] : [])),
  };
}

function compareParameters(before: Version, after: Version): Finding[] {
  const places = new Map((before.operation.parameters ?? []).map((each) => [each.name, each.in]));
  const moved = (after.operation.parameters ?? []).flatMap(({ name, in: place }): Finding[] => {
    const old = places.get(name);
    return old === undefined || old === place
      ? []
      : [["major", `\`${name}\` moved to the ${place} (was in the ${old})`]];
  });
  const variants = ({ document, operation }: Version) =>
    variantsOf(document, parameterSchema(operation.parameters ?? []));
  return [...compareVariants("request", variants(before), variants(after), "the request"), ...moved];
}

type Content = Readonly<Record<string, MediaType>>;

/** Compares the types of events in a stream. */
function compareEvents(before: MediaType, after: MediaType): Finding[] {
  const events = (content: MediaType) => Object.keys(content["x-content-events"] ?? {});
  return compareNames(events(before), events(after), {
    lost: (name) => `no longer has the event \`${name}\``,
    gained: (name) => `has the new event \`${name}\``,
  });
}

/** Compares bodies by media type. `whole` is the name of the body in findings. */
function compareContent(
  direction: Direction,
  before: { readonly document: ContractDocument; readonly content: Content },
  after: { readonly document: ContractDocument; readonly content: Content },
  whole: string,
): Finding[] {
  const gone = Object.keys(before.content).filter((type) => after.content[type] === undefined);
  const fresh = Object.keys(after.content).filter((type) => before.content[type] === undefined);
  const kept = Object.entries(after.content).flatMap(([type, now]) => {
    const old = before.content[type];
    if (old === undefined) return [];
    const [variants, newer] = [
      variantsOf(before.document, old.schema ?? {}),
      variantsOf(after.document, now.schema ?? {}),
    ];
    return [...compareVariants(direction, variants, newer, whole), ...compareEvents(old, now)];
  });
  return [
    ...gone.map((type): Finding => ["major", `${whole} is no longer \`${type}\``]),
    ...fresh.map((type): Finding => [direction === "request" ? "minor" : "major", `${whole} may be \`${type}\``]),
    ...kept,
  ];
}

function compareRequests(before: Version, after: Version): Finding[] {
  const [old, now] = [before.operation.requestBody, after.operation.requestBody];
  if (old === undefined && now === undefined) return [];
  if (old === undefined) return [[now?.required === true ? "major" : "minor", "takes a body"]];
  if (now === undefined) return [["major", "no longer takes a body"]];
  const required: Finding[] =
    (old.required === true) === (now.required === true)
      ? []
      : [now.required === true ? ["major", "the body is required"] : ["minor", "the body is optional"]];
  return [
    ...required,
    ...compareContent(
      "request",
      { document: before.document, content: old.content ?? {} },
      { document: after.document, content: now.content ?? {} },
      "the request",
    ),
  ];
}

const isSuccess = (status: string) => status.startsWith("2");

/** Appends the status of the response to a finding, except for a success. */
function ofStatus(status: string, [impact, text, schemas]: Finding): Finding {
  const isToldApart = isSuccess(status) || text.startsWith("the response");
  return [impact, isToldApart ? text : `${text}, in the response of status ${status}`, schemas];
}

function compareResponses(before: Version, after: Version): Finding[] {
  const [old, now] = [before.operation.responses, after.operation.responses];
  const gone = Object.keys(old).filter((status) => now[status] === undefined);
  const fresh = Object.keys(now).filter((status) => old[status] === undefined);
  const kept = Object.keys(now).flatMap((status) =>
    old[status] === undefined
      ? []
      : compareContent(
          "response",
          { document: before.document, content: old[status]?.content ?? {} },
          { document: after.document, content: now[status]?.content ?? {} },
          isSuccess(status) ? "the response" : `the response of status ${status}`,
        ).map((finding) => ofStatus(status, finding)),
  );
  return [
    ...gone.map((status): Finding => [
      isSuccess(status) ? "major" : "patch",
      `no longer documents the status ${status}`,
    ]),
    ...fresh.map((status): Finding => [isSuccess(status) ? "minor" : "patch", `documents the status ${status}`]),
    ...kept,
  ];
}

/** Marks a finding as a change of the response body, because a request may have a field with the same name. */
const inResponse = ([impact, text, schemas]: Finding): Finding => [
  impact,
  text.startsWith("`") ? `response field ${text}` : text,
  schemas,
];

function compareOperation(before: Version, after: Version): Finding[] {
  return [
    ...compareExtensions(before.operation, after.operation),
    ...compareParameters(before, after),
    ...compareRequests(before, after),
    ...compareResponses(before, after).map(inResponse),
  ];
}

type ComparedOperations = ReadonlyMap<string, ComparedOperation>;

/**
 * Returns the operations of the earlier version. An operation that moved but kept its operationId is listed under its
 * new method and path.
 */
function withMoved(before: ComparedOperations, after: ComparedOperations): ComparedOperations {
  const added = new Map(
    [...after]
      .filter(([endpoint]) => !before.has(endpoint))
      .map(([endpoint, { operation }]) => [operation.operationId, endpoint]),
  );
  return new Map(
    [...before].map(([endpoint, found]) => [
      after.has(endpoint) ? endpoint : (added.get(found.operation.operationId) ?? endpoint),
      found,
    ]),
  );
}

/** Compares the operations of a document. */
export function compareOperations(name: string, versions: Versions): Change[] {
  const { base, revision } = versions;
  const endpoint = ({ method, path }: ComparedOperation) => `\`${method} ${path}\``;
  const compareEndpoints = (before: ComparedOperation, after: ComparedOperation): Finding[] =>
    endpoint(before) === endpoint(after) ? [] : [["major", `moved to ${endpoint(after)} (was ${endpoint(before)})`]];
  const now = operationsOf(name, revision);
  return versions.compare(withMoved(operationsOf(name, base), now), now, {
    gone: endpoint,
    fresh: (found) => [found.operation.summary, endpoint(found)].filter(Boolean).join(", "),
    kept: (before, after) => [
      ...compareEndpoints(before, after),
      ...(versions.isSame(before.operation, after.operation)
        ? []
        : compareOperation(
            { document: base, operation: before.operation },
            { document: revision, operation: after.operation },
          )),
    ],
  });
}
