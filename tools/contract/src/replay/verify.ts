import type { FoundOperation } from "@specwright-tools/toolchain/model/operations";
import type { Contract, Finding } from "../documents/contract.ts";
import { tradingContract } from "../documents/documents.ts";
import { headerOf, originOf, type HarEntry, type Recording } from "../har.ts";
import { parseJson } from "../json.ts";
import { findSecrets } from "../redact/credentials.ts";
import { chunkFindings, streamFindings } from "./stream-events.ts";

const hasBody = (status: number) => ![204, 205, 304].includes(status);

/** Returns the content type without parameters. */
const mediaType = (value: string) => value.split(";")[0]?.trim().toLowerCase() ?? "";

const signing = ["x-bapi-api-key", "x-bapi-recv-window", "x-bapi-sign", "x-bapi-timestamp"] as const;

/**
 * Checks the headers of a request: a signed call has all four signing headers, an unsigned call has no signing header,
 * and a body has a content type.
 */
function headerFindings(contract: Contract, operation: FoundOperation, { request }: HarEntry): Finding[] {
  const wrong = (at: string, message: string): Finding => ({ side: "request", at, rule: "header", message });
  const findings = signing
    .filter((name) => headerOf(request.headers, name) === undefined)
    .map((name) => wrong(name, "is missing"));
  if (contract !== tradingContract) return findings.length === signing.length ? [] : [wrong("", "is signed")];
  const isEmpty = (request.postData?.text ?? "") === "";
  const typed = isEmpty || headerOf(request.headers, "content-type") !== undefined;
  const type = typed ? [] : [wrong("content-type", "is missing although there is a body")];
  return findings.length === signing.length && operation.key !== "needed" ? type : [...findings, ...type];
}

/** Checks that redundant fields of the HAR format agree. */
function formFindings({ request, response }: HarEntry): Finding[] {
  const wrong = (message: string): Finding => ({ side: "request", at: "", rule: "har", message });
  const query = [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value }));
  const findings: Finding[] = [];
  if (JSON.stringify(query) !== JSON.stringify(request.queryString))
    findings.push(wrong("has a query that differs from its URL"));
  const sizes = [
    [request.bodySize, request.postData?.text ?? ""],
    [response.content.size, response.content.text],
  ] as const;
  if (sizes.some(([size, text]) => size !== new TextEncoder().encode(text).length))
    findings.push(wrong("has a body that differs from its stated size"));
  return findings;
}

function requestFindings(contract: Contract, operation: FoundOperation, entry: HarEntry): Finding[] {
  const { request } = entry;
  const query = Object.fromEntries(request.queryString.map(({ name, value }) => [name, value]));
  const findings = [
    ...contract.checkQuery(operation, query),
    ...headerFindings(contract, operation, entry),
    ...formFindings(entry),
  ];
  if (request.postData === undefined || mediaType(request.postData.mimeType) !== "application/json") return findings;
  const body = parseJson(request.postData.text);
  return body === undefined
    ? [...findings, { side: "request", at: "", rule: "json", message: "is not JSON" }]
    : [...findings, ...contract.checkRequest(operation, body)];
}

function responseFindings(contract: Contract, operation: FoundOperation, { response }: HarEntry): Finding[] {
  const { status, content } = response;
  const type = mediaType(content.mimeType);
  const declared = operation.operation.responses;
  if (
    declared[String(status)] === undefined &&
    declared[`${Math.floor(status / 100)}XX`] === undefined &&
    declared["default"] === undefined
  ) {
    return [{ side: "response", at: "", rule: "status", message: `status ${status} is not in the document` }];
  }
  const described = declared[String(status)]?.content !== undefined;
  if (!hasBody(status) || (type === "" && !described))
    return content.text === "" && type === ""
      ? []
      : [{ side: "response", at: "", rule: "body", message: "has a body or a content type where neither is allowed" }];
  const schema = contract.responseSchema(operation, status, type);
  if (schema === undefined)
    return [
      {
        side: "response",
        at: "",
        rule: "content-type",
        message: `"${type}" is not in the document for status ${status}`,
      },
    ];
  if (type === "text/event-stream") return streamFindings(contract, operation, content.text);
  if (type !== "application/json") return contract.check("response", schema, content.text);
  const body = parseJson(content.text);
  return body === undefined
    ? [{ side: "response", at: "", rule: "json", message: "is not JSON" }]
    : contract.checkResponse(operation, status, body);
}

/** Returns whether a recording has a deliberately broken response. Only its request can be checked. */
const isBroken = (recording: Recording) => recording.broken === true;

/**
 * Describes everything that is wrong with a recording: violations of the contract, contradictions, and data that must
 * not be published.
 */
export async function verifyRecording(contracts: readonly Contract[], recording: Recording): Promise<string[]> {
  const problems = await findSecrets(recording);
  if (originOf(recording) === undefined) problems.push(`does not name its origin and date: "${recording.comment}"`);
  if (recording.entries.length === 0) problems.push("has no exchange");
  for (const entry of recording.entries) {
    const { method, url } = entry.request;
    const path = new URL(url).pathname;
    const found = contracts
      .map((contract) => ({ contract, operation: contract.find(method, path) }))
      .find(({ operation }) => operation !== undefined);
    if (found?.operation === undefined) {
      problems.push(`${method} ${path} is in no document`);
      continue;
    }
    const { contract, operation } = found;
    const findings = [...requestFindings(contract, operation, entry), ...chunkFindings(entry)];
    if (!isBroken(recording)) findings.push(...responseFindings(contract, operation, entry));
    problems.push(...findings.map(({ side, at, message }) => `${side} ${at === "" ? "(whole)" : at}: ${message}`));
  }
  return problems;
}
