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
  readonly namedBy?: RestRead;
  /** The list `field` of a record leaves empty parts out; the input `field` asks for them by `name`. */
  readonly parts?: { readonly field: string; readonly name: string };
}
