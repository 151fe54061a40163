/** Part of JSON Schema that request inputs need. Objects are closed unless `additionalProperties` opens them. */
export interface InputSchema {
  readonly type?: string | readonly string[];
  /** A file to upload: a `Blob` or a `Uint8Array`. */
  readonly isFile?: true;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly pattern?: string;
  /** The pattern in words, for error messages. */
  readonly rule?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A name such as a symbol, which is never wholly in lower case. */
  readonly isUppercase?: true;
  /** The value is a time, counted in milliseconds. */
  readonly unit?: "ms";
  readonly items?: InputSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly oneOf?: readonly InputSchema[];
  readonly anyOf?: readonly InputSchema[];
  /** Requirements between the fields of an object. */
  readonly rules?: readonly InputRule[];
}

type Value = string | number | boolean;

/** Bounds of a number, or of a number as text. */
export interface Range {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
}

/** A requirement between fields, from `x-input-rules` of the specification. A field that is null, an empty text, an empty list or an empty object is absent. */
export interface InputRule {
  /** The rule applies if each of these fields has one of the values, is within the bounds, is present or is absent. */
  readonly when?: Readonly<Record<string, readonly Value[] | Range | "present" | "absent">>;
  /** At least one of these. */
  readonly anyOf?: readonly string[];
  /** Exactly one of these. */
  readonly oneOf?: readonly string[];
  /** All of these or none. */
  readonly together?: readonly string[];
  /** All of these. */
  readonly required?: readonly string[];
  /** None of these. */
  readonly forbidden?: readonly string[];
  /** The field has one of these values if it is present. */
  readonly values?: Readonly<Record<string, readonly Value[]>>;
  /** The field is within bounds if it is present. */
  readonly range?: Readonly<Record<string, Range>>;
  /** The first field is greater than the second if both are present. */
  readonly greaterThan?: Readonly<Record<string, string>>;
  /** The first field is at least the second if both are present. */
  readonly atLeast?: Readonly<Record<string, string>>;
  /** The fields are equal if both are present. */
  readonly same?: Readonly<Record<string, string>>;
  /** The fields are not equal if both are present. */
  readonly different?: Readonly<Record<string, string>>;
  /** The field has at most this many decimals if it is present. */
  readonly decimals?: Readonly<Record<string, number>>;
  /** No two items of the list agree in all of these fields. */
  readonly distinct?: Readonly<Record<string, readonly string[]>>;
}
