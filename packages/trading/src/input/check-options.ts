import type { CallSettings } from "../call/types.ts";
import type { Violation as Problem } from "./validate.ts";

type Input = Readonly<Record<string, unknown>>;

const SETTINGS: Readonly<Record<keyof CallSettings, true>> = {
  signal: true,
  timeoutMs: true,
  headers: true,
  mintId: true,
  dangerouslySkipInputRules: true,
};

/** A misspelt setting would be ignored, and something that is no AbortSignal would stop nothing. */
export function settingProblem(settings: CallSettings): Problem | undefined {
  const { signal } = settings;
  if (signal && !("aborted" in Object(signal)))
    return { field: "signal", rule: "must be an AbortSignal", value: typeof signal };
  const name = Object.keys(settings).find((one) => !Object.hasOwn(SETTINGS, one));
  if (name === undefined) return undefined;
  return { field: name, rule: "is no setting of a call", value: typeof (settings as Input)[name] };
}




const SECRET = /pass|pwd|secret|token|key|sign|auth|credential|\b(otp|pin)\b/i;
const WITHHELD = "[withheld]";

/** A value without what stands in fields whose names say that it is secret. What refers to itself has no end. */
function open(value: unknown, levels = 8): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (levels === 0) return WITHHELD;
  if (Array.isArray(value)) return value.map((item) => open(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? WITHHELD : open(inner, levels - 1)]),
  );
}

/** The same problem, with a value that may be shown. */
export const showable = ({ field, rule, value }: Problem): Problem => ({
  field,
  rule,
  value: value !== undefined && SECRET.test(field) ? WITHHELD : open(value),
});
