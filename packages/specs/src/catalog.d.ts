/**
 * Format of `catalog.json`: operations, topics, fields, rules and results in words, for command lines and agents. The
 * file also has data for the comparison with a live service, whose format isn't described here.
 */

/** Input field, or a field below one (`request[].symbol`). */
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
  /** Name of a tuple entry, such as `open`. */
  readonly label?: string;
}

/** Class of a write. An agent may use only classes that were allowed separately. */
export type WriteClass = "trade" | "transfer" | "withdraw" | "settings";

/** Entry of the index. */
export interface Entry {
  /** `order.create`, `stream:liquidation` or `knowledge.submit.text`. */
  readonly name: string;
  readonly title: string;
  readonly isDeprecated?: true;
  /** Undefined for reads and topics. */
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
  /** `none`: public; `optional`: signed if there is a key. */
  readonly key: "none" | "optional" | "needed";
  readonly permission?: string;
  readonly rateLimit?: string;
  /** Kinds of environments that have the operation. */
  readonly environments: readonly string[];
  /**
   * Source of a write's value before it is sent: none, the value of its orders, or its `amount` of its `coin`.
   * Undefined if the specification doesn't define one.
   */
  readonly value?: "none" | "order" | "amount";
  /** Field by which the server recognizes a repeated write. */
  readonly idField?: string;
  /** Field that the client fills if it is missing. */
  readonly isIdMade?: true;
  /** True if pages can be read one after another. */
  readonly isPaged?: true;
  /** Place of the next page's cursor in the result, and the input field for it. */
  readonly cursor?: { readonly next: string; readonly field: string };
  /** Range fields of a history, and the longest range of one request. */
  readonly window?: {
    readonly start: string;
    readonly end: string;
    /** Description, such as "7 days". */
    readonly max: string;
    readonly maxMs: number;
    /** Unit of the two fields. Default: milliseconds. */
    readonly unit?: "s";
    /** True if the two fields are text. Default: numbers. */
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

/** Input, checks and results of an operation in some of its categories. Undefined if all categories are alike. */
export interface CategoryFacts extends Partial<Pick<Operation, "fields" | "rules" | "response">> {
  readonly categories: readonly string[];
}

/** Description of one stream topic. */
export interface Topic extends Entry {
  readonly address: string;
  readonly description: string;
  /** Product categories to choose from. Empty for a topic that has none. */
  readonly categories: readonly string[];
  readonly parameters: readonly Field[];
  readonly isPrivate: boolean;
  /** True if the client keeps the order book of this topic. */
  readonly isBook: boolean;
  readonly fields: readonly Field[];
  readonly page?: string;
}

/** Operation of the knowledge service. */
export interface KnowledgeOperation extends Entry {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

/** Additional texts of an entry for the site and the search. */
interface Published<Content> {
  readonly entry: Content;
  /** Path of its page on the site, without the extension. */
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

/** Content of `catalog.json`, without the comparison data. */
export interface Catalog {
  readonly trading: readonly PublishedOperation[];
  readonly topics: readonly PublishedTopic[];
  readonly knowledge: readonly PublishedKnowledgeOperation[];
  readonly groups: readonly Group[];
  /** Search phrases by page path. */
  readonly keywords: Readonly<Record<string, readonly string[]>>;
}
