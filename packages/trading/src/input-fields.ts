/** What a value must be, as the compact grammar says it; the grammar is written down in tools/codegen. */
export type Kind =
  | {
      readonly type: "text" | "decimal" | "id" | "integer" | "number" | "boolean" | "true" | "any";
      readonly bounds: Bounds;
    }
  | { readonly type: "choice"; readonly values: ReadonlySet<unknown>; readonly rule: string }
  | { readonly type: "pattern"; readonly pattern: RegExp; readonly rule: string; readonly bounds: Bounds }
  | { readonly type: "nullable"; readonly of: Kind }
  | { readonly type: "either"; readonly kinds: readonly Kind[] }
  | { readonly type: "list"; readonly of: Kind; readonly bounds: Bounds }
  | { readonly type: "object"; readonly fields: Fields };

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Fields by name; one called "*" stands for any other. */
export type Fields = ReadonlyMap<string, { readonly required: boolean; readonly kind: Kind }>;

const letters = {
  s: "text",
  d: "decimal",
  k: "id",
  i: "integer",
  n: "number",
  b: "boolean",
  t: "true",
  x: "any",
} as const;
const END = /[&\]};>]/g;

/** Reads a text of fields from left to right. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  #bounds(): Bounds {
    const [least = "", most = ""] = this.#take(/[-\d.]*,?[-\d.]*/y).split(",");
    return { least: least === "" ? -Infinity : Number(least), most: most === "" ? Infinity : Number(most) };
  }

  #choice(convert: (text: string) => unknown): Kind {
    END.lastIndex = this.#at;
    const end = END.exec(this.#text)?.index ?? this.#text.length;
    const values = this.#text.slice(this.#at, end).split("|");
    this.#at = end;
    return { type: "choice", values: new Set(values.map(convert)), rule: `must be one of ${values.join(", ")}` };
  }

  #pattern(): Kind {
    const source = decodeURIComponent(this.#take(/[^:&\]};>]*/y));
    this.#take(/:?/y);
    const bounds = this.#bounds();
    this.#take(/:?/y);
    const words = decodeURIComponent(this.#take(/[^&\]};>]*/y));
    return { type: "pattern", pattern: new RegExp(source, "u"), rule: words || `must match ${source}`, bounds };
  }

  #either(): Kind {
    const kinds: Kind[] = [];
    do kinds.push(this.#kind());
    while (this.#take(/[;>]/y) === ";");
    return { type: "either", kinds };
  }

  #kind(): Kind {
    const first = this.#text[this.#at];
    if (first === undefined || "&]};>".includes(first)) return { type: "text", bounds: this.#bounds() };
    this.#at += 1;
    if (first === "/") return this.#pattern();
    if (first === "<") return this.#either();
    if (first === "?") return { type: "nullable", of: this.#kind() };
    if (first === "=") return this.#choice(String);
    if (first === "#") return this.#choice(Number);
    if (first === "{") {
      const fields = this.fields();
      this.#at += 1;
      return { type: "object", fields };
    }
    if (first === "[") {
      const of = this.#kind();
      this.#at += 1;
      return { type: "list", of, bounds: this.#bounds() };
    }
    const letter = this.#text[this.#at++] as keyof typeof letters;
    return { type: letters[letter], bounds: this.#bounds() };
  }

  fields(): Fields {
    const fields = new Map<string, { required: boolean; kind: Kind }>();
    while (this.#at < this.#text.length && this.#text[this.#at] !== "}") {
      const name = this.#take(/[\w.-]+|\*/y);
      const required = this.#take(/!?/y) === "!";
      fields.set(name, { required, kind: this.#kind() });
      this.#take(/&?/y);
    }
    return fields;
  }
}

export const readFields = (text: string): Fields => new Reader(text).fields();
