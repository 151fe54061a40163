/** Which parts of two versions of a document differ: those that are the same are not compared field by field. */
import { referencesIn, type ContractDocument } from "../model/document.ts";
import type { Change, Finding } from "./change.ts";

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Each component of a document as text, by the reference that leads to it. */
const componentsOf = (document: ContractDocument): Map<string, string> =>
  new Map(
    Object.entries((document["components"] ?? {}) as Components).flatMap(([kind, components]) =>
      Object.entries(components).map(([name, part]) => [`#/components/${kind}/${name}`, JSON.stringify(part)]),
    ),
  );

/** An operation or a channel, as a change names it. */
type Compared = Required<Pick<Change, "subject" | "path">>;

interface Comparison<Kind> {
  /** The words in brackets for one that is removed, and for one that is new. */
  readonly gone: (each: Kind) => string;
  readonly fresh: (each: Kind) => string;
  readonly kept: (before: Kind, after: Kind) => Finding[];
}

/** Two versions of a document, and which of its components changed, came or went; not those that only refer to such a one. */
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

  /** Whether parts of both are the same, with all that they refer to. */
  isSame(one: unknown, other: unknown): boolean {
    if (JSON.stringify(one) !== JSON.stringify(other)) return false;
    return ![...referencesIn(this.revision, other)].some((reference) => this.#changed.has(reference));
  }

  /** Findings about one thing as changes, each with those of its schemas whose own file changed. */
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

  /** What came, what went, and what changed in the others, of two sets of operations or channels by their names. */
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
