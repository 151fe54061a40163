/** Finds the reason for a failed read of a live service: the operation, the input or the key. */
import { listedCode, operationNamed, type Input, type LiveRead, type Specification } from "./specification.ts";

/** API key that a live run uses. */
export interface LiveKey {
  /** Permissions of the key. Undefined if `user.queryApi` didn't return them. */
  readonly permissions: ReadonlySet<string> | undefined;
}

/** Failed read, with its response. */
export interface Failure {
  readonly read: LiveRead;
  readonly input: Input;
  readonly error: unknown;
  /** HTTP status and media type of the response: `status 404, text/html`. Undefined without a response. */
  readonly answer: string | undefined;
  readonly body: unknown;
}

/**
 * Reason for a failed read. `operation`: it doesn't respond. `input`: the service may not have a value of the input, or
 * limits the number of requests. `account`: the account or its data may be the reason. `key`: the service refuses the
 * key. `code`: the return code is unknown and reported on its own.
 */
export type Cause = "operation" | "input" | "account" | "key" | "code";

/** Returns the return code of a response body: `retCode`, or `ret_code` in an older form. */
export const codeOf = (body: unknown): number | undefined => {
  const { retCode, ret_code: olderCode } = Object(body) as { retCode?: number; ret_code?: number };
  return retCode ?? olderCode;
};

const returnedCode = ({ body, error }: Failure): number | undefined =>
  codeOf(body) ?? (Object(error) as { readonly retCode?: number }).retCode;

const isSuccessStatus = (answer = ""): boolean => answer.startsWith("status 200");

const documentedCode = (specification: Specification, failure: Failure, code: number) =>
  listedCode(specification, code, operationNamed(specification, failure.read.operationId).path);

/** Returns the names of the permissions, one of which a key needs. Undefined if they are unknown or irrelevant. */
export function permissionsOf(permission: LiveRead["permission"]): readonly string[] | undefined {
  if (typeof permission === "string") return undefined;
  if (Array.isArray(permission)) return permission as readonly string[];
  const { master, sub } = permission as { master?: LiveRead["permission"]; sub?: LiveRead["permission"] };
  const all = [master, sub].flatMap((each) => (Array.isArray(each) ? (each as readonly string[]) : []));
  return all.length === 0 ? undefined : all;
}

const [noRoute, noPermission, otherAddress] = [10_017, 10_005, 10_010];

/** Classes of return codes about the input, the account or its state. The other classes are about the operation. */
const aboutInput = new Set(["validation", "not-found", "business"]);
const aboutAccount = new Set([...aboutInput, "permission", "state", "funds", "duplicate", "no-op"]);
const aboutTiming = new Set(["rate-limit", "timestamp", "transient"]);

function causeWithKey(code: number, kind: string, read: LiveRead, { permissions }: LiveKey): Cause {
  const needed = permissionsOf(read.permission) ?? [];
  const isPermitted =
    permissions !== undefined && (read.permission === "any" || needed.some((name) => permissions.has(name)));
  return aboutAccount.has(kind) && !(code === noPermission && isPermitted) ? "account" : "operation";
}

/**
 * Returns the cause of a failure. The platform refuses with HTTP status 200 and a return code, so a failure with
 * another status is attributed to the operation, unless it concerns the key.
 *
 * @param unconfirmed fields of the input whose values the service may not have
 */
export function causeOf(
  specification: Specification,
  failure: Failure,
  key: LiveKey | undefined,
  unconfirmed: readonly string[],
): Cause {
  const { read, answer } = failure;
  const code = returnedCode(failure);
  if (code === undefined) return "operation";
  const kind = documentedCode(specification, failure, code)?.class ?? "unknown";
  // A client with a key also signs public reads, so the key may also be the cause of their refusal.
  const isAboutKey = key !== undefined && (kind === "auth" || code === otherAddress);
  if (isAboutKey) return key.permissions === undefined ? "key" : "operation";
  if (!isSuccessStatus(answer) || code === noRoute) return "operation";
  if (kind === "unknown") return "code";
  if (aboutTiming.has(kind)) return "input";
  if (read.needsKey && key !== undefined) return causeWithKey(code, kind, read, key);
  return unconfirmed.length > 0 && aboutInput.has(kind) ? "input" : "operation";
}

/** Describes a failure: its return code with the meaning, or its HTTP status. */
export function reasonOf(specification: Specification, failure: Failure): string {
  const { error, answer } = failure;
  const { code: word, name } = Object(error) as { readonly code?: string; readonly name?: string };
  const code = returnedCode(failure);
  if (code === undefined) return [word ?? name, answer].filter(Boolean).join(", ");
  const meaning = documentedCode(specification, failure, code)?.meaning.replace(/\.$/, "");
  const words = [`return code ${code}`, meaning, isSuccessStatus(answer) ? undefined : answer];
  return words.filter((each) => each !== undefined).join(", ");
}
