/** Subset of JSON Schema for request inputs. Objects are closed unless `additionalProperties` opens them. */
export interface InputSchema {
  readonly type?: string | readonly string[];
  /** True for a file to upload: a `Blob` or a `Uint8Array`. */
  readonly isFile?: true;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly pattern?: string;
  /** Description of the pattern, for error messages. */
  readonly rule?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** True for a name that is never all lower case, such as a symbol. */
  readonly isUppercase?: true;
  /** Set for a time in milliseconds. */
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

/** Bounds of a number, or of a number in a string. */
export interface Range {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
}

/**
 * Cross-field requirement, from `x-input-rules` of the specification. A field that is null, an empty string, list or
 * object counts as missing.
 */
export interface InputRule {
  /**
   * Condition of the rule: each of these fields has one of the values, is within the bounds, is present or is missing.
   */
  readonly when?: Readonly<Record<string, readonly Value[] | Range | "present" | "absent">>;
  /** At least one of these fields is required. */
  readonly anyOf?: readonly string[];
  /** Exactly one of these fields is required. */
  readonly oneOf?: readonly string[];
  /** Either all of these fields or none. */
  readonly together?: readonly string[];
  /** All of these fields are required. */
  readonly required?: readonly string[];
  /** None of these fields is allowed. */
  readonly forbidden?: readonly string[];
  /** If present, the field must have one of these values. */
  readonly values?: Readonly<Record<string, readonly Value[]>>;
  /** If present, the field must be within these bounds. */
  readonly range?: Readonly<Record<string, Range>>;
  /** If both are present, the first field must be greater than the second. */
  readonly greaterThan?: Readonly<Record<string, string>>;
  /** If both are present, the first field must be at least the second. */
  readonly atLeast?: Readonly<Record<string, string>>;
  /** If both are present, the fields must be equal. */
  readonly same?: Readonly<Record<string, string>>;
  /** If both are present, the fields must differ. */
  readonly different?: Readonly<Record<string, string>>;
  /** If present, the field must have at most this many decimals. */
  readonly decimals?: Readonly<Record<string, number>>;
  /** No two items of the list may have equal values in all of these fields. */
  readonly distinct?: Readonly<Record<string, readonly string[]>>;
}
