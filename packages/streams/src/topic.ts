import type { ResponseCheck } from "@specwright/transport";
import type { EnvironmentName, ServerName } from "./generated/servers.ts";

/**
 * Special meaning of an update.
 *
 * - `late-cancel`: the order was filled before the cancellation arrived. The platform reports `Filled` again. No
 *   further quantity was filled.
 */
export type UpdateNote = "late-cancel";

/** Policy for events that a slow reader hasn't read yet. */
type TopicPolicy = "latest" | "queue" | "block";

/** Topic of the specification: its name, its servers, and the rules for its messages. */
export interface Topic {
  readonly name: string;
  /** Topic string, with parameters in braces. */
  readonly address: string;
  readonly servers: readonly ServerName[];
  /** Allowed values of each parameter. Without `values` and `valuesByServer`, any string is allowed. */
  readonly parameters: Readonly<
    Record<
      string,
      {
        readonly values?: readonly string[];
        readonly valuesByServer?: Readonly<Partial<Record<ServerName, readonly string[]>>>;
      }
    >
  >;
  /** Schema name of the topic's messages. Undefined for a topic without messages. */
  readonly message?: string;
  /** Checks the essential fields of a message. Undefined for a topic without messages. */
  readonly guard?: ResponseCheck;
  /** Default policy for unread events, from the specification. `block` is for events that must not be lost. */
  readonly policy?: TopicPolicy;
  /** Maximum milliseconds between two messages. Undefined if the platform sends messages only on changes. */
  readonly pushMs?: number;
  /** Intervals at which the platform repeats an unchanged book, each with the parameter values that it applies to. */
  readonly repeats?: readonly {
    readonly parameters: Readonly<Record<string, readonly string[]>>;
    readonly everyMs: number;
  }[];
  /**
   * Effect of a message on the current records: `append` adds records, `records` replaces the records with equal keys,
   * `fields` changes some fields of one record, `levels` changes some levels of a book, and `replace` replaces
   * everything. `raw` is for a topic that isn't in the specification: the record is the whole message.
   */
  readonly merge?: "append" | "records" | "fields" | "levels" | "replace" | "raw";
  /** True for a book whose snapshot is read over REST, because the socket sends none. */
  readonly snapshot?: "rest";
  /** Fields whose values identify a record. */
  readonly key?: readonly string[];
  /** Fields that order the versions of a record by age. Later fields count only if the earlier ones are equal. */
  readonly order?: readonly string[];
  /** Field with the time of a record's change, in milliseconds. */
  readonly time?: string;
  /**
   * Field with the stage of a record, and the values of each stage, in chronological order. A record in the last stage
   * is final.
   */
  readonly stages?: { readonly field: string; readonly values: readonly (readonly string[])[] };
  /** Field values of a record that is currently inactive, such as a position without a size. */
  readonly closed?: { readonly field: string; readonly values: readonly string[] };
  /** For each note, such as `late-cancel`, the field values of the records that it applies to. */
  readonly notes?: Readonly<Partial<Record<UpdateNote, Readonly<Record<string, string>>>>>;
  /**
   * Rules for the update numbers of a book: `step` is the difference between consecutive messages, `restart` the number
   * of the first message after a restart.
   */
  readonly sequence?: { readonly step: number; readonly restart: number };
  /** REST calls that read missed records. */
  readonly restSource?: RestSource;
  /** Environments with this topic. Default: the environments of the topic's server. */
  readonly environments?: readonly EnvironmentName[];
}

type Input = Readonly<Record<string, string | number>>;

/** Call of the REST client, with the inputs that are needed to read all records. */
export interface RestRead {
  /** Name of the call, such as `order.realtime`. */
  readonly call: string;
  /** Input fields for the start and end of a time range. Undefined for a call that reads the current state. */
  readonly window?: { readonly start: string; readonly end: string };
  readonly inputs: readonly {
    readonly input: Input;
    /**
     * Calls that list all values of an input field, by field name: `{ baseCoin: "market.optionBaseCoins" }`. Each value
     * needs a request of its own.
     */
    readonly each?: Readonly<Record<string, string>>;
  }[];
}

/** REST calls that read the records of a topic, from the specification. */
export interface RestSource {
  readonly reads: readonly RestRead[];
  /** Input fields whose values are copied into each record that the call lists. */
  readonly copy?: readonly string[];
  /** Topic field names by REST field name, for fields with different names. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Topic fields that REST doesn't have, with the empty value to use instead. */
  readonly absent?: Readonly<Record<string, string>>;
  /**
   * Record fields that form the input of a request for a single record. The client sends such a request if the lists
   * don't contain a record that was open.
   */
  readonly lookupFields?: readonly string[];
  /**
   * Call whose records identify further records to request. For example, an execution identifies the position that it
   * changed. The client requests these records one by one, with the `lookupFields` as input.
   */
  readonly referencedBy?: RestRead | undefined;
  /**
   * Nested list, such as the coins of a wallet, from which REST omits empty entries. `field` is the name of the list.
   * An input field with the same name requests the omitted entries. `name` is the field that identifies an entry.
   */
  readonly parts?: { readonly field: string; readonly name: string };
}
