import { bySamples, examplesOf } from "../src/specification/samples/examples.ts";
import type { Samples } from "../src/specification/samples/samples.ts";
import { everyOperation, type OperationRow } from "../src/specification/operations.ts";

/**
 * The samples that a page shows for one request, and the HTTP status and return code of each response that the page
 * shows for it.
 */
export interface ShownSamples {
  readonly row: OperationRow;
  readonly samples: Samples;
  readonly responses: readonly string[];
}

/**
 * The HTTP response that a sample received from the service. If the sample is a command, the result that the command
 * printed.
 */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The outcome of a sample that the service understood, even if the service refused it. */
export interface Outcome {
  readonly kind: "carried out" | "refused as the page shows" | "refused for the state of the account";
  /** The HTTP status and the return code of the response. */
  readonly statusAndCode: string;
}

/**
 * Return codes for wrong parameters or a wrong timestamp, key, signature or permission. With one of these codes, the
 * sample itself is wrong. All other codes depend on the state of the account.
 */
const REFUSED_FOR_ITS_FORM = new Set(["10001", "10002", "10003", "10004", "10005"]);
/**
 * Matches messages of refusals that depend on the state of the account although their code is in
 * `REFUSED_FOR_ITS_FORM`. For example, a new account lacks a record or is in another mode, or a contract has expired.
 */
const NOT_THERE =
  /zero position|no such desk code|not a key of a sub-account|not fit the position mode|unknown in option|unknown derived knowledge base/;

const retCode = (text: string): string => /"retCode":\s*(\d+)/.exec(text)?.[1] ?? "";
/** Returns the HTTP status and the return code of a response. Responses for which they are equal count as the same. */
const statusAndCode = ({ status, text }: Answer) => `${status} ${retCode(text)}`;

/** Every request that a page shows for any of its examples. */
export const everySample: readonly ShownSamples[] = everyOperation.flatMap((row) =>
  [...bySamples(examplesOf(row)).values()].map((alike) => ({
    row,
    samples: alike[0].samples,
    responses: alike.flatMap(({ response }) =>
      response === undefined
        ? []
        : [statusAndCode({ status: Number(response.status.replace("HTTP ", "")), text: response.text })],
    ),
  })),
);

/**
 * Returns the position in the order of samples: reads first, and the deletion of the key last, because all samples use
 * the same accounts.
 */
const position = ({ row }: ShownSamples) =>
  (row.method === "GET" ? 0 : 1) + Number(row.operationId === "userDeleteApi");

export const inSafeOrder = (samples: readonly ShownSamples[]): ShownSamples[] =>
  samples.toSorted((one, other) => position(one) - position(other));

/** Returns the outcome of a sample. Undefined if the service refused the sample for a mistake, such as a wrong parameter. */
export function outcomeOf({ row, responses }: ShownSamples, answer: Answer): Outcome | undefined {
  const { status, text } = answer;
  const code = retCode(text);
  const outcome = (kind: Outcome["kind"]) => ({ kind, statusAndCode: statusAndCode(answer) });
  if (status < 400 && (code === "0" || code === "")) return outcome("carried out");
  if (responses.includes(statusAndCode(answer))) return outcome("refused as the page shows");
  // The record that the sample names doesn't exist here, or the service doesn't offer this optional operation.
  const isAbsent = (status === 404 || status === 405) && row.operation.responses?.[String(status)] !== undefined;
  const isRefused = status < 400 && !REFUSED_FOR_ITS_FORM.has(code);
  const isUnderstood = isAbsent || isRefused || NOT_THERE.test(text);
  return isUnderstood ? outcome("refused for the state of the account") : undefined;
}

const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${all.length} ${name}`).join(", ");

/** Returns the number of samples by outcome, for the log of the tests. */
export function countOutcomes(tab: string, outcomes: readonly Outcome[]): string {
  const refused = outcomes.filter(({ kind }) => kind === "refused for the state of the account");
  const codes = refused.map(({ statusAndCode: code }) => `times ${code}`);
  return `${tab}: ${outcomes.length} samples, ${counted(outcomes.map(({ kind }) => kind))} (${counted(codes)})`;
}
