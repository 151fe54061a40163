/** The part of JSON Schema that request inputs need. Objects are closed unless `additionalProperties` says otherwise. */
export interface Schema {
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
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  /** Requirements between the fields of an object. */
  readonly rules?: readonly InputRule[];
}

/** A requirement between fields, from `x-input-rules` of the specification. */
export interface InputRule {
  readonly when?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** At least one of these. */
  readonly anyOf?: readonly string[];
  /** All of these. */
  readonly required?: readonly string[];
  /** None of these. */
  readonly forbidden?: readonly string[];
}

/** The input of one operation: its query parameters, or the members of its body. */
export type InputSchema = Schema;
