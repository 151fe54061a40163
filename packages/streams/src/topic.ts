import type { ResponseCheck } from "@specwright/transport";
import type { RestSource } from "./account/rest-source.ts";
import type { UpdateNote } from "./account/types.ts";
import type { EnvironmentName, ServerName } from "./generated/servers.ts";

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
   * some fields of one record, `levels` those of a book, `replace` everything.
   */
  readonly merge?: "append" | "records" | "fields" | "levels" | "replace";
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
