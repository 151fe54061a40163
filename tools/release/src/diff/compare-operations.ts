import type { ContractDocument, MediaType, Operation, Parameter, Schema } from "@specwright-tools/model/document";
import { variantsOf } from "@specwright-tools/model/fields";
import type { Change, Finding } from "./change.ts";
import { changedSchemas, sameness } from "./changed-schemas.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { alwaysPresent, compareVariants } from "./fields/compare-fields.ts";
import { operationsOf, type ComparedOperation } from "./operations.ts";

/** A document of one version, which its schemas refer into. */
interface Version {
  readonly document: ContractDocument;
  readonly operation: Operation;
}

/** Parameters as one object, so that they are compared like a body. */
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
    return old === undefined || old === place ? [] : [["major", `\`${name}\` belongs into the ${place} (was ${old})`]];
  });
  const variants = ({ document, operation }: Version) =>
    variantsOf(document, parameterSchema(operation.parameters ?? []));
  return [...compareVariants("request", variants(before), variants(after), "the request"), ...moved];
}

type Content = Readonly<Record<string, MediaType>>;

/** The types of event that a stream may hold. */
function compareEvents(before: MediaType, after: MediaType): Finding[] {
  const [old, now] = [before, after].map((each) => Object.keys(each["x-content-events"] ?? {})) as [string[], string[]];
  return [
    ...old
      .filter((name) => !now.includes(name))
      .map((name): Finding => ["major", `no longer has the event \`${name}\``]),
    ...now.filter((name) => !old.includes(name)).map((name): Finding => ["minor", `has the new event \`${name}\``]),
  ];
}

/** Bodies by media type; `whole` names the body in words. */
function compareContent(
  direction: "request" | "response",
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
  if (now === undefined) return [["major", "takes no body any more"]];
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

/** A finding with what it means for the responses of a status: the clients check those that tell a success. */
function ofStatus(status: string, [impact, text, schemas]: Finding): Finding {
  const isNowRefused = impact === "minor" && text.includes(alwaysPresent);
  if (isSuccess(status))
    return [impact, isNowRefused ? `${text}, and the client now refuses a response without it` : text, schemas];
  return [impact, text.startsWith("the response") ? text : `${text}, in the response of status ${status}`, schemas];
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

/** Fields of a response body are told as such, because a request may have fields of the same name. */
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

/** What changed in the operations of a document. */
export function compareOperations(name: string, base: ContractDocument, revision: ContractDocument): Change[] {
  const before = operationsOf(name, base);
  const after = operationsOf(name, revision);
  const changed = changedSchemas(base, revision);
  const isSame = sameness(base, revision);
  const change = ({ subject, path }: ComparedOperation, [impact, text, schemas = []]: Finding): Change => ({
    impact,
    subject,
    path,
    text,
    schemas: schemas.filter((schema) => changed.has(schema)),
  });
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, found]) => found);
  const fresh = [...after].filter(([key]) => !before.has(key)).map(([, found]) => found);
  const kept = [...after].flatMap(([key, found]) => {
    const old = before.get(key);
    if (old === undefined || isSame(old.operation, found.operation)) return [];
    const findings = compareOperation(
      { document: base, operation: old.operation },
      { document: revision, operation: found.operation },
    );
    return findings.map((finding) => change(found, finding));
  });
  const endpoint = ({ method, path }: ComparedOperation) => `\`${method} ${path}\``;
  const named = (found: ComparedOperation) => [found.operation.summary, endpoint(found)].filter(Boolean).join(", ");
  return [
    ...gone.map((found) => change(found, ["major", `is gone (${endpoint(found)})`])),
    ...fresh.map((found) => change(found, ["minor", `is new (${named(found)})`])),
    ...kept,
  ];
}
