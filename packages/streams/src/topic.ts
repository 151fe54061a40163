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

/** Topic of the specification: its name, its servers, and how to read its messages. */
export interface Topic {
  readonly name: string;
  /** Topic text, with parameters in braces. */
  readonly address: string;
  readonly servers: readonly ServerName[];
  /** Values of each parameter. Without `values` and `valuesByServer`, any text is allowed. */
  readonly parameters: Readonly<
    Record<
      string,
      {
        readonly values?: readonly string[];
        readonly valuesByServer?: Readonly<Partial<Record<ServerName, readonly string[]>>>;
      }
    >
  >;
  /** Schema name of its messages. Undefined for a topic without messages. */
  readonly message?: string;
  /** Checks the essential fields of a message. Undefined for a topic without messages. */
  readonly guard?: ResponseCheck;
  /** Default policy of the specification. `block` is for events that must not be lost. */
  readonly policy?: TopicPolicy;
  /** Maximum milliseconds between two messages. Undefined if messages come only with changes. */
  readonly pushMs?: number;
  /** Repetitions of an unchanged book: the parameter values, and the interval in milliseconds. */
  readonly repeats?: readonly {
    readonly parameters: Readonly<Record<string, readonly string[]>>;
    readonly everyMs: number;
  }[];
  /**
   * Effect of a message on the known records: `append` adds records, `records` replaces those with the same key,
   * `fields` changes some fields of one record, `levels` those of a book, `replace` everything. `raw` is for a topic
   * that isn't in the specification: a record is the whole message.
   */
  readonly merge?: "append" | "records" | "fields" | "levels" | "replace" | "raw";
  /** True for a book whose snapshot is read over REST, because the socket sends none. */
  readonly snapshot?: "rest";
  /** Key fields of a record. */
  readonly key?: readonly string[];
  /** Fields that order two records by age. The first one counts most. */
  readonly order?: readonly string[];
  /** Field with the time of a record's change, in milliseconds. */
  readonly time?: string;
  /** Values of a field in their chronological order. The last ones end the record. */
  readonly stages?: { readonly field: string; readonly values: readonly (readonly string[])[] };
  /** Values of a record that is currently inactive, such as a position without a size. */
  readonly closed?: { readonly field: string; readonly values: readonly string[] };
  /** Field values that mark a repeated record, by the event's note. */
  readonly notes?: Readonly<Partial<Record<UpdateNote, Readonly<Record<string, string>>>>>;
  /** Sequence numbers of a book: the step between two messages, and the number after a restart. */
  readonly sequence?: { readonly step: number; readonly restart: number };
  /** REST calls that read missed records. */
  readonly restSource?: RestSource;
  /** Environments that have the topic. Default: those of its server. */
  readonly environments?: readonly EnvironmentName[];
}

type Input = Readonly<Record<string, string | number>>;

/** Call of the REST client, with the inputs that together read everything. */
export interface RestRead {
  /** The call, such as `order.realtime`. */
  readonly call: string;
  /** Input fields for a time span. Without them, the call reads the current state. */
  readonly window?: { readonly start: string; readonly end: string };
  readonly inputs: readonly {
    readonly input: Input;
    /** Input fields, each with the call whose records contain all its values. */
    readonly each?: Readonly<Record<string, string>>;
  }[];
}

/** REST calls for the records of a topic, from the specification. */
export interface RestSource {
  readonly reads: readonly RestRead[];
  /** Input fields that each record also has. */
  readonly copy?: readonly string[];
  /** Renamed fields: the REST name, then the topic's name. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Fields that REST doesn't have, with their empty value. */
  readonly absent?: Readonly<Record<string, string>>;
  /** Fields that request one record that the calls didn't list. */
  readonly ask?: readonly string[];
  /** Call whose records name the records to request. */
  readonly namedBy?: RestRead | undefined;
  /** The list `field` of a record omits empty parts. The input `field` requests them by `name`. */
  readonly parts?: { readonly field: string; readonly name: string };
}
