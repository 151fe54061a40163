import type { ResponseCheck } from "@specwright/transport";
import type { EnvironmentName, ServerName } from "./generated/servers.ts";

/**
 * What is special about an update.
 *
 * - `late-cancel`: the order was filled before the cancellation arrived. The platform reports `Filled` again; nothing more
 *   was filled.
 */
export type UpdateNote = "late-cancel";

/** How much a subscription keeps for a reader that is slower than the topic. */
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
  /** What a message must have for a reader to go on; absent for a topic that sends none. */
  readonly guard?: ResponseCheck;
  /** What the specification proposes; `block` is for events of which none may be lost. */
  readonly policy?: TopicPolicy;
  /** The longest time between two messages, in milliseconds. Absent where messages come only when something happens. */
  readonly pushMs?: number;
  /** For which values of its parameters a book is repeated while nothing changes, and after how many milliseconds. */
  readonly repeats?: readonly {
    readonly parameters: Readonly<Record<string, readonly string[]>>;
    readonly everyMs: number;
  }[];
  /**
   * What a message does to what is known: `append` adds records, `records` replaces those with the same key, `fields` changes
   * some fields of one record, `levels` those of a book, `replace` everything. `raw` is for a topic that the specification does
   * not have: a record is the whole message.
   */
  readonly merge?: "append" | "records" | "fields" | "levels" | "replace" | "raw";
  /** The snapshot of a book comes over REST, because none comes over the socket. */
  readonly snapshot?: "rest";
  /** The fields that name a record. */
  readonly key?: readonly string[];
  /** The fields that tell which of two records is newer, the first one first. */
  readonly order?: readonly string[];
  /** The field that says when a record changed, in milliseconds. */
  readonly time?: string;
  /** The values of a field in the order in which they come. The last of them end the record. */
  readonly stages?: { readonly field: string; readonly values: readonly (readonly string[])[] };
  /** The values of a record that is over for now, such as a position without a size. */
  readonly closed?: { readonly field: string; readonly values: readonly string[] };
  /** Field values that mark a repeated record, by the note that the event gets. */
  readonly notes?: Readonly<Partial<Record<UpdateNote, Readonly<Record<string, string>>>>>;
  /** The sequence numbers of a book: how far apart two messages are, and the number after a restart. */
  readonly sequence?: { readonly step: number; readonly restart: number };
  /** How the client reads what was not sent. */
  readonly restSource?: RestSource;
  /** Where the topic exists. Default: wherever its server does. */
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

/** How the records of a topic are read over REST. The specification says it. */
export interface RestSource {
  readonly reads: readonly RestRead[];
  /** Fields of the input that belong to each record. */
  readonly copy?: readonly string[];
  /** Fields that REST calls by another name: its name, then that of the topic. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Fields that REST does not have, with their empty value. */
  readonly absent?: Readonly<Record<string, string>>;
  /** The fields by which one record is asked for that the calls did not list. */
  readonly ask?: readonly string[];
  /** A call whose records name records to ask for. */
  readonly namedBy?: RestRead | undefined;
  /** The list `field` of a record leaves empty parts out; the input `field` asks for them by `name`. */
  readonly parts?: { readonly field: string; readonly name: string };
}
