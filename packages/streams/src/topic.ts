import type { ResponseCheck } from "@specwright/transport";
import type { EnvironmentName, ServerName } from "./generated/servers.ts";

/**
 * Special meaning of an update.
 *
 * - `late-cancel`: the order was filled before the cancellation arrived. The platform reports `Filled` again. Nothing
 *   more was filled.
 */
export type UpdateNote = "late-cancel";

/** Events that a subscription keeps for a reader that is slower than the topic. */
type TopicPolicy = "latest" | "queue" | "block";

/** A topic of the specification: what it is called, where it is served, and how its messages are to be read. */
export interface Topic {
  readonly name: string;
  /** The text of the topic, with its parameters in braces. */
  readonly address: string;
  readonly servers: readonly ServerName[];
  /** The values of each parameter. Without `values` and `valuesByServer` it is any text. */
  readonly parameters: Readonly<
    Record<
      string,
      {
        readonly values?: readonly string[];
        readonly valuesByServer?: Readonly<Partial<Record<ServerName, readonly string[]>>>;
      }
    >
  >;
  /** The name of the schema of its messages; absent for a topic that sends none. */
  readonly message?: string;
  /** Checks the essential fields of a message. Undefined for a topic that sends none. */
  readonly guard?: ResponseCheck;
  /** Default policy of the specification. `block` is for events of which none may be lost. */
  readonly policy?: TopicPolicy;
  /** The longest time between two messages, in milliseconds. Absent where messages come only when something happens. */
  readonly pushMs?: number;
  /** For which values of its parameters a book is repeated while nothing changes, and after how many milliseconds. */
  readonly repeats?: readonly {
    readonly parameters: Readonly<Record<string, readonly string[]>>;
    readonly everyMs: number;
  }[];
  /**
   * Effect of a message on the known records: `append` adds records, `records` replaces those with the same key, `fields`
   * changes some fields of one record, `levels` those of a book, `replace` everything. `raw` is for a topic that the
   * specification doesn't have: a record is the whole message.
   */
  readonly merge?: "append" | "records" | "fields" | "levels" | "replace" | "raw";
  /** The snapshot of a book comes over REST, because none comes over the socket. */
  readonly snapshot?: "rest";
  /** The fields that name a record. */
  readonly key?: readonly string[];
  /** Fields that order two records by age, the first one first. */
  readonly order?: readonly string[];
  /** Field with the time of a record's change, in milliseconds. */
  readonly time?: string;
  /** The values of a field in the order in which they come. The last of them end the record. */
  readonly stages?: { readonly field: string; readonly values: readonly (readonly string[])[] };
  /** The values of a record that is over for now, such as a position without a size. */
  readonly closed?: { readonly field: string; readonly values: readonly string[] };
  /** Field values that mark a repeated record, by the note that the event gets. */
  readonly notes?: Readonly<Partial<Record<UpdateNote, Readonly<Record<string, string>>>>>;
  /** The sequence numbers of a book: how far apart two messages are, and the number after a restart. */
  readonly sequence?: { readonly step: number; readonly restart: number };
  /** REST calls that read missed records. */
  readonly restSource?: RestSource;
  /** Environments that have the topic. Default: those of its server. */
  readonly environments?: readonly EnvironmentName[];
}

type Input = Readonly<Record<string, string | number>>;

/** One call of the REST client with the inputs that together read everything. */
export interface RestRead {
  /** The call, such as `order.realtime`. */
  readonly call: string;
  /** The fields of the input for a span of time. Without them the call reads the present state. */
  readonly window?: { readonly start: string; readonly end: string };
  readonly inputs: readonly {
    readonly input: Input;
    /** Fields of the input, each with the call whose records have all its values. */
    readonly each?: Readonly<Record<string, string>>;
  }[];
}

/** REST calls for the records of a topic, from the specification. */
export interface RestSource {
  readonly reads: readonly RestRead[];
  /** Fields of the input that belong to each record. */
  readonly copy?: readonly string[];
  /** Fields that REST calls by another name: its name, then that of the topic. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Fields that REST does not have, with their empty value. */
  readonly absent?: Readonly<Record<string, string>>;
  /** Fields that request one record that the calls didn't list. */
  readonly ask?: readonly string[];
  /** A call whose records name records to ask for. */
  readonly namedBy?: RestRead | undefined;
  /** The list `field` of a record leaves empty parts out; the input `field` asks for them by `name`. */
  readonly parts?: { readonly field: string; readonly name: string };
}
