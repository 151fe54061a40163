import { Collection, type Disk } from "../disk.ts";
import type { Kept } from "../records.ts";
import { isSlug } from "../text/words.ts";
import type { ArticleRecord } from "./article.ts";
import { Wiki } from "./wiki.ts";

/** What a derived knowledge base says about itself; its id is its slug. */
export interface Manifest extends Kept {
  topic: string;
  createdAt: number;
}

const mostDerived = 50;

/** The root knowledge base and those derived from it. */
export class KnowledgeBases {
  readonly root: Wiki;
  readonly #disk: Disk;
  readonly #nextSequence: () => number;
  readonly #manifests: Collection<Manifest>;
  readonly #derived = new Map<string, Wiki>();

  constructor(disk: Disk, nextSequence: () => number) {
    this.#disk = disk;
    this.#nextSequence = nextSequence;
    this.root = new Wiki(disk, "", nextSequence);
    this.#manifests = new Collection(disk, "derived-manifests");
    for (const { id } of this.#manifests.all()) this.#derived.set(id, new Wiki(disk, `derived/${id}/`, nextSequence));
  }

  /** The wiki a request means, or the reason why there is none. */
  resolve(slug: string | undefined): Wiki | string {
    if (slug === undefined || slug === "") return this.root;
    if (!isSlug(slug)) return `kbpath: invalid derived-kb slug: ${JSON.stringify(slug)}`;
    return this.#derived.get(slug) ?? `kbpath: unknown derived knowledge base: ${JSON.stringify(slug)}`;
  }

  has = (slug: string): boolean => this.#derived.has(slug);

  derived(): { slug: string; topic: string; createdAt: number; articleCount: number }[] {
    return this.#manifests
      .all()
      .toSorted((left, right) => (left.id < right.id ? -1 : 1))
      .map(({ id, topic, createdAt }) => ({
        slug: id,
        topic,
        createdAt,
        articleCount: this.#derived.get(id)?.articles().length ?? 0,
      }));
  }

  /** Articles of the root that are about a topic, with the source articles behind them. */
  select(topic: string): ArticleRecord[] {
    const concepts = new Set(
      this.root
        .search()
        .find(topic, mostDerived)
        .map((passage) => passage.path),
    );
    const articles = [...concepts].flatMap((path) => this.root.get(path) ?? []);
    const sources = new Set(articles.flatMap((article) => article.parts.map((part) => part.sourcePath)));
    return [...articles, ...[...sources].flatMap((path) => this.root.get(path) ?? [])];
  }

  /** Makes the derived knowledge base. */
  derive(slug: string, topic: string, createdAt: number): void {
    const wiki = new Wiki(this.#disk, `derived/${slug}/`, this.#nextSequence);
    for (const article of this.select(topic)) wiki.adopt(article, this.root.text(article));
    this.#derived.set(slug, wiki);
    this.#manifests.put({ id: slug, sequence: this.#nextSequence(), topic, createdAt });
  }
}
