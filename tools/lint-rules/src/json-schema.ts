import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";

const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  // A keyword of a schema is also tried by itself, without its type.
  strictTypes: false,
  verbose: true,
  discriminator: true,
});

/** One thing that is wrong with a value: where, as the keys that lead there, and what. */
export interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

const shown = (value: unknown): string => (typeof value === "string" ? `"${value}"` : JSON.stringify(value));

/** An error of Ajv in words. */
function words({ keyword, params, message = "is wrong", data }: ErrorObject): string {
  if (keyword === "additionalProperties") return `has the unknown key "${String(params["additionalProperty"])}"`;
  if (keyword === "required") return `needs the key "${String(params["missingProperty"])}"`;
  if (keyword === "enum")
    return `is ${shown(data)}, which is none of ${(params["allowedValues"] as unknown[]).map(String).join(", ")}`;
  if (keyword === "type") return `is ${shown(data)}, not ${[params["type"]].flat().join(" or ")}`;
  if (keyword === "pattern") return `is ${shown(data)}, which does not match ${String(params["pattern"])}`;
  if (keyword === "discriminator") return `has a "${String(params["tag"])}" that is none of those there are`;
  if (keyword === "const") return `must be ${shown(params["allowedValue"])}`;
  return message;
}

/** Errors of a branch of `oneOf` say less than the branch that was meant. */
const isNoise = ({ keyword }: ErrorObject): boolean => ["oneOf", "anyOf"].includes(keyword);

const decode = (token: string): string => token.replaceAll("~1", "/").replaceAll("~0", "~");

/** A function that says what keeps a value from satisfying a JSON Schema (draft 2020-12). */
export function validator(schema: object): (value: unknown) => Problem[] {
  const validate = ajv.compile(schema);
  return (value) => {
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    const exact = errors.filter((error) => !isNoise(error));
    return (exact.length > 0 ? exact : errors).map((error) => {
      const path = error.instancePath.split("/").slice(1).map(decode);
      const extra = error.keyword === "additionalProperties" ? [String(error.params["additionalProperty"])] : [];
      return { path: [...path, ...extra], message: words(error) };
    });
  };
}
