/**
 * The form of `catalog.json`: operations, topics, fields, rules and results in words, for command lines and agents. It also
 * has what a comparison with a live service needs, whose form is not described here.
 */

/** A field of an input, or one below it (`request[].symbol`). */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required?: true;
  readonly description: string;
  readonly values?: readonly string[];
  readonly rules?: readonly string[];
  readonly example?: string;
  /** A time in milliseconds since 1970. */
  readonly isTime?: true;
  /** The name of an entry of a tuple, such as `open`. */
  readonly label?: string;
}

/** Class of a write. Each class must be allowed separately before an agent may use it. */
export type WriteClass = "trade" | "transfer" | "withdraw" | "settings";

/** One line of the index. */
export interface Entry {
  /** `order.create`, `stream:liquidation` or `knowledge.submit.text`. */
  readonly name: string;
  readonly title: string;
  readonly isDeprecated?: true;
  /** Absent for reads and topics. */
  readonly write?: WriteClass;
}

export interface Group {
  readonly name: string;
  readonly description: string;
}

/** Everything about one operation of the trading platform. */
export interface Operation extends Entry {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly replacements?: readonly string[];
  /** `none`: public; `optional`: signed if there is a key. */
  readonly key: "none" | "optional" | "needed";
  readonly permission?: string;
  readonly rateLimit?: string;
  /** Kinds of environments that have it. */
  readonly environments: readonly string[];
  /**
   * Source of a write's value before it is sent: it moves none, it is that of its orders, or its `amount` of its
   * `coin`. Undefined if the specification doesn't define one.
   */
  readonly value?: "none" | "order" | "amount";
  /** The field by which the server recognizes a repeated write. */
  readonly idField?: string;
  /** The client fills this field where it is absent. */
  readonly isIdMade?: true;
  /** Pages can be read one after the other. */
  readonly isPaged?: true;
  /** Place of the next page's cursor in the result, and the input field that takes it. */
  readonly cursor?: { readonly next: string; readonly field: string };
  /** The fields that bound a history, and the longest span of one request. */
  readonly window?: {
    readonly start: string;
    readonly end: string;
    /** In words, such as "7 days". */
    readonly max: string;
    readonly maxMs: number;
    /** Unit of the two fields. Default: milliseconds. */
    readonly unit?: "s";
    /** The two fields are texts. Default: numbers. */
    readonly type?: "string";
  };
  readonly rules: readonly string[];
  readonly fields: readonly Field[];
  readonly example: Readonly<Record<string, unknown>>;
  readonly response: readonly Field[];
  /** Fields of a record that a program needs to act on it. */
  readonly essential?: readonly string[];
  readonly page?: string;
}

/** Input, checks and results of an operation in some of its categories. Absent if all categories are alike. */
export interface CategoryFacts extends Partial<Pick<Operation, "fields" | "rules" | "response">> {
  readonly categories: readonly string[];
}

/** Everything about one topic of the streams. */
export interface Topic extends Entry {
  readonly address: string;
  readonly description: string;
  /** Product categories that serve the topic; empty where there is no choice. */
  readonly categories: readonly string[];
  readonly parameters: readonly Field[];
  readonly isPrivate: boolean;
  /** The client keeps the order book of this topic. */
  readonly isBook: boolean;
  readonly fields: readonly Field[];
  readonly page?: string;
}

/** An operation of the knowledge service. */
export interface KnowledgeOperation extends Entry {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

/** Additional texts of an entry for the site and the search. */
interface Published<Content> {
  readonly entry: Content;
  /** Address of its page on the site, without the ending. */
  readonly reference: string;
  readonly tag: string;
}

export interface PublishedOperation extends Published<Operation> {
  readonly operationId: string;
  readonly group: string;
  readonly categories: readonly CategoryFacts[];
}

export type PublishedTopic = Published<Topic>;
export type PublishedKnowledgeOperation = Published<KnowledgeOperation>;

/** The content of `catalog.json`, without its comparison. */
export interface Catalog {
  readonly trading: readonly PublishedOperation[];
  readonly topics: readonly PublishedTopic[];
  readonly knowledge: readonly PublishedKnowledgeOperation[];
  readonly groups: readonly Group[];
  /** Phrases that people type, by the address of a page. */
  readonly keywords: Readonly<Record<string, readonly string[]>>;
}
