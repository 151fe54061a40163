import { inspect } from "node:util";
import { SpecwrightError, type Outcome } from "@specwright/transport";

/** What the server knows of a call. */
interface Truth {
  readonly executions: number;
  readonly deliveries: number;
}

/** Ways in which servers write what they quote. */
export const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => Buffer.from(text).toString("hex"),
  (text) => Buffer.from(text).toString("base64"),
  (text) => Buffer.from(text).toString("hex").replaceAll(/../g, "%$&"),
  (text) => text.replaceAll(/[^]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`),
];

/** A signature in hex. */
const SIGNATURE = /[0-9a-f]{64}/;

/** What an error claims, compared with what the server did. */
export function judgeError(error: unknown, { executions, deliveries }: Truth, secrets: readonly string[]): string[] {
  if (!SpecwrightError.isInstance(error)) return [`a foreign error: ${inspect(error, { depth: 2 })}`];
  const problems: string[] = [];
  const { outcome, code } = error as SpecwrightError & { readonly outcome?: Outcome };
  if (outcome === undefined) return [`${code} says nothing about the outcome`];
  if (outcome !== "unknown" && executions > 0) problems.push(`${code} says ${outcome}, but it was carried out`);
  if (outcome === "not-sent" && deliveries > 0) problems.push(`${code} says not-sent, but it was delivered`);
  const shown = inspect(error, { depth: 5, showHidden: true });
  const quoted = secrets.flatMap((secret) => ENCODINGS.map((encode) => encode(secret)));
  if (SIGNATURE.test(shown) || quoted.some((text) => shown.includes(text))) problems.push("the error shows a secret");
  return problems;
}
