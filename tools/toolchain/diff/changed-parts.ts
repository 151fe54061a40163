/**
 * Finds the parts that differ between two versions of a document, so that equal parts needn't be compared field by
 * field.
 */
import { referencesIn, type ContractDocument } from "../model/document.ts";
import type { Change, Finding } from "./change.ts";

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the JSON of each component of a document, by its reference. */
const componentsOf = (document: ContractDocument): Map<string, string> =>
  new Map(
    Object.entries((document["components"] ?? {}) as Components).flatMap(([kind, components]) =>
      Object.entries(components).map(([name, part]) => [`#/components/${kind}/${name}`, JSON.stringify(part)]),
    ),
  );

/** The name and the path of an operation or a channel, as a change shows them. */
type Compared = Required<Pick<Change, "subject" | "path">>;

interface Comparison<Kind> {
  /**
   * Returns the text in brackets that identifies a removed operation or channel, such as its path. `fresh` returns this
   * text for an added operation or channel.
   */
  readonly gone: (each: Kind) => string;
  readonly fresh: (each: Kind) => string;
  readonly kept: (before: Kind, after: Kind) => Finding[];
}

/**
 * Two versions of a document, and the components that differ between them. A component isn't among them if it only
 * refers to a changed component.
 */
export class Versions {
  readonly base: ContractDocument;
  readonly revision: ContractDocument;
  readonly #changed: ReadonlySet<string>;

  constructor(base: ContractDocument, revision: ContractDocument) {
    const [before, after] = [componentsOf(base), componentsOf(revision)];
    this.base = base;
    this.revision = revision;
    this.#changed = new Set([...before.keys(), ...after.keys()].filter((name) => before.get(name) !== after.get(name)));
  }

  /** Returns whether two parts of the document are equal, including all components that they refer to. */
  isSame(one: unknown, other: unknown): boolean {
    if (JSON.stringify(one) !== JSON.stringify(other)) return false;
    return ![...referencesIn(this.revision, other)].some((reference) => this.#changed.has(reference));
  }

  /**
   * Converts findings about one operation or channel to changes. Each change lists only schemas that changed
   * themselves, not schemas that only refer to a changed schema.
   */
  #changes({ subject, path }: Compared, findings: readonly Finding[]): Change[] {
    const isChanged = (name: string) => this.#changed.has(`#/components/schemas/${name}`);
    return findings.map(([impact, text, schemas = []]) => ({
      impact,
      subject,
      path,
      text,
      schemas: schemas.filter(isChanged),
    }));
  }

  /**
   * Compares two sets of operations or channels by name. Returns the changes of those that were added, removed or
   * changed.
   */
  compare<Kind extends Compared>(
    before: ReadonlyMap<string, Kind>,
    after: ReadonlyMap<string, Kind>,
    { gone, fresh, kept }: Comparison<Kind>,
  ): Change[] {
    const lost = [...before].filter(([name]) => !after.has(name));
    const added = [...after].filter(([name]) => !before.has(name));
    return [
      ...lost.flatMap(([, each]) => this.#changes(each, [["major", `is removed (${gone(each)})`]])),
      ...added.flatMap(([, each]) => this.#changes(each, [["minor", `is new (${fresh(each)})`]])),
      ...[...after].flatMap(([name, each]) => {
        const old = before.get(name);
        return old === undefined ? [] : this.#changes(each, kept(old, each));
      }),
    ];
  }
}
