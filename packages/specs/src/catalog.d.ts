/**
 * Format of `catalog.json`. The file describes operations, topics, fields, rules and results in words, for command
 * lines and agents. It also has data for the comparison with a live service; the format of this data isn't described
 * here.
 */

/** An input field, or a field nested in one (`request[].symbol`). */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required?: true;
  readonly description: string;
  readonly values?: readonly string[];
  readonly rules?: readonly string[];
  readonly example?: string;
  /** True if the value is a time in milliseconds since 1970. */
  readonly isTime?: true;
  /** Name of a tuple entry, such as `open`. */
  readonly label?: string;
}

/** Class of a write operation. An agent may only use the classes that the user has allowed. */
export type WriteClass = "trade" | "transfer" | "withdraw" | "settings";

/** Fields that the descriptions of operations and topics have in common. */
export interface Entry {
  /** Name of the operation or topic, such as `order.create`, `stream:liquidation` or `knowledge.submit.text`. */
  readonly name: string;
  readonly title: string;
  readonly isDeprecated?: true;
  /** Class of a write operation. Undefined for reads and topics. */
  readonly write?: WriteClass;
}

export interface Group {
  readonly name: string;
  readonly description: string;
}

/** Description of one trading operation. */
export interface Operation extends Entry {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly replacements?: readonly string[];
  /** Need for an API key. `none`: public; `optional`: signed if there is a key; `needed`: always signed. */
  readonly key: "none" | "optional" | "needed";
  readonly permission?: string;
  readonly rateLimit?: string;
  /** Kinds of environments in which the operation is available. */
  readonly environments: readonly string[];
  /**
   * Rule for calculating a write's value before it is sent. `none`: the write moves no money and opens no position.
   * `order`: the value of its orders. `amount`: its field `amount`, in the coin of its field `coin`. Undefined if the
   * value can't be determined.
   */
  readonly value?: "none" | "order" | "amount";
  /** Field by which the server recognizes a repeated write. */
  readonly idField?: string;
  /** True if the client generates a missing value of `idField`. */
  readonly isIdMade?: true;
  /** True if the client can iterate over the result's pages. */
  readonly isPaged?: true;
  /** Path of the next page's cursor in the result, and the input field for the cursor. */
  readonly cursor?: { readonly next: string; readonly field: string };
  /** Time range fields of the input, and the maximum range of one request. */
  readonly window?: {
    readonly start: string;
    readonly end: string;
    /** Maximum range in words, such as "7 days". */
    readonly max: string;
    readonly maxMs: number;
    /** Unit of the start and end fields. Default: milliseconds. */
    readonly unit?: "s";
    /** `string` if the start and end fields are strings. Default: numbers. */
    readonly type?: "string";
  };
  readonly rules: readonly string[];
  readonly fields: readonly Field[];
  readonly example: Readonly<Record<string, unknown>>;
  readonly response: readonly Field[];
  /** Essential fields of a record, without which a program can't act on it. */
  readonly essential?: readonly string[];
  readonly page?: string;
}

/** Input fields, rules and result fields that an operation has only in some product categories. */
export interface CategoryFacts extends Partial<Pick<Operation, "fields" | "rules" | "response">> {
  readonly categories: readonly string[];
}

/** Description of one stream topic. */
export interface Topic extends Entry {
  readonly address: string;
  readonly description: string;
  /** Product categories to choose from. Empty if the topic has no category. */
  readonly categories: readonly string[];
  readonly parameters: readonly Field[];
  readonly isPrivate: boolean;
  /** True if the client maintains an order book from this topic's messages. */
  readonly isBook: boolean;
  readonly fields: readonly Field[];
  readonly page?: string;
}

/** Description of one operation of the knowledge service. */
export interface KnowledgeOperation extends Entry {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

/** Description of an operation or topic, with data for the site and the search. */
interface Published<Content> {
  readonly entry: Content;
  /** Path of the operation's or topic's page on the site, without the extension. */
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

/** Content of `catalog.json`, except the data for the comparison with a live service. */
export interface Catalog {
  readonly trading: readonly PublishedOperation[];
  readonly topics: readonly PublishedTopic[];
  readonly knowledge: readonly PublishedKnowledgeOperation[];
  readonly groups: readonly Group[];
  /** Search phrases by page path. */
  readonly keywords: Readonly<Record<string, readonly string[]>>;
}
