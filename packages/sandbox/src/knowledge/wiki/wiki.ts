import MiniSearch from "minisearch";
import { Collection, type Disk } from "../disk.ts";
import type { Kept, TaskRecord } from "../records.ts";
import { TitleIndex } from "../text/cross-links.ts";
import type { Document, Section } from "../text/markdown.ts";
import { distinctTerms, isSlug, keywords, passagesOf, slugOf, termsOf, wordsOf } from "../text/words.ts";
import { type ArticleRecord, idOfPath, renderArticle, searchableText, summaryOf } from "./article.ts";

const mostRelated = 5;

/** Compiled articles of one knowledge base. */
export class Wiki {
  readonly #disk: Disk;
  readonly #prefix: string;
  readonly #articles: Collection<ArticleRecord>;
  readonly #titles = new TitleIndex();
  readonly #nextSequence: () => number;
  #search: ArticleSearch | undefined;

  /** @param prefix empty for the root, `derived/<slug>/` for a derived knowledge base */
  constructor(disk: Disk, prefix: string, nextSequence: () => number) {
    this.#disk = disk;
    this.#prefix = prefix;
    this.#nextSequence = nextSequence;
    this.#articles = new Collection(disk, `${prefix}articles`);
    for (const article of this.#articles.all()) this.#index(article);
  }

  articles(): ArticleRecord[] {
    return this.#articles.all();
  }

  get(path: string): ArticleRecord | undefined {
    return this.#articles.get(idOfPath(path));
  }

  /** Returns the file of an article, including its front matter. */
  text(article: ArticleRecord): string {
    return String(this.#disk.read(`${this.#prefix}wiki/${article.path}`) ?? "");
  }

  /** Returns the search index. Builds it for the first question, so that the sandbox starts fast with a large wiki. */
  search(): ArticleSearch {
    if (this.#search === undefined) {
      this.#search = new ArticleSearch();
      for (const article of this.#articles.all()) this.#search.put(article);
    }
    return this.#search;
  }

  /** Compiles a document: creates new articles, and adds to articles that exist. Returns the paths of both. */
  addDocument(document: Document, task: TaskRecord): { created: string[]; merged: string[] } {
    this.removeTask(task.id);
    const sourcePath = this.#freePath("source", document.title);
    const concepts = document.sections.map((section) => this.#contribute(section, document, task, sourcePath));
    const source = this.#put({
      id: idOfPath(sourcePath),
      sequence: this.#nextSequence(),
      path: sourcePath,
      kind: "source",
      title: document.title,
      tags: document.tags,
      parts: [{ taskId: task.id, from: document.title, sourcePath, text: summaryOf(document.sections[0]?.text ?? "") }],
      createdAt: task.createdAt,
      rawPath: task.rawPath,
      ...(task.sourceUrl === "" ? {} : { sourceUrl: task.sourceUrl }),
      concepts: concepts.map(({ article }) => ({ title: article.title, path: article.path })),
    });
    for (const { article } of concepts)
      this.#write(
        article,
        concepts.map((each) => each.article),
      );
    this.#write(source, []);
    const paths = (isNew: boolean) =>
      concepts.filter((each) => each.isNew === isNew).map(({ article }) => article.path);
    return { created: [...paths(true), sourcePath], merged: paths(false) };
  }

  /**
   * Removes the contributions of a task. Articles that have no other contribution are deleted, and links to them are
   * removed.
   */
  removeTask(taskId: string): void {
    const touched = this.#articles.all().filter((article) => article.parts.some((part) => part.taskId === taskId));
    if (touched.length === 0) return;
    const gone = new Set<string>();
    for (const article of touched) {
      article.parts = article.parts.filter((part) => part.taskId !== taskId);
      if (article.parts.length > 0) this.#put(article);
      else {
        gone.add(article.path);
        this.#drop(article);
      }
    }
    const fileNames = [...gone].map((path) => `${path.slice(path.indexOf("/") + 1)})`);
    for (const article of this.#articles.all()) {
      const text = this.text(article);
      const links = fileNames.some((name) => text.includes(name));
      if (links || touched.includes(article)) this.#write(article, []);
    }
  }

  /** Copies an article from another knowledge base unchanged. */
  copyArticle(article: ArticleRecord, text: string): void {
    this.#put({ ...structuredClone(article), sequence: this.#nextSequence() });
    this.#disk.write(`${this.#prefix}wiki/${article.path}`, text);
  }

  #contribute(section: Section, document: Document, task: TaskRecord, sourcePath: string) {
    const path = `concept/${slugOf(section.title)}.md`;
    const part = { taskId: task.id, from: document.title, sourcePath, text: section.text };
    const known = this.get(path);
    if (known !== undefined) {
      known.parts.push(part);
      known.tags = [...new Set([...known.tags, ...document.tags])].slice(0, 12);
      return { article: this.#put(known), isNew: false };
    }
    const article = this.#put({
      id: idOfPath(path),
      sequence: this.#nextSequence(),
      path,
      kind: "concept",
      title: section.title,
      tags: document.tags.length > 0 ? document.tags : keywords(section.text, 3),
      parts: [part],
      createdAt: task.createdAt,
    });
    return { article, isNew: true };
  }

  #freePath(directory: string, title: string): string {
    const slug = slugOf(title);
    let path = `${directory}/${slug}.md`;
    for (let number = 2; this.get(path) !== undefined; number++) path = `${directory}/${slug}-${number}.md`;
    return path;
  }

  #put(article: ArticleRecord): ArticleRecord {
    this.#articles.put(article);
    this.#index(article);
    this.#search?.put(article);
    return article;
  }

  #index(article: ArticleRecord): void {
    if (article.kind === "concept") this.#titles.add(article.title, article.path);
  }

  #drop(article: ArticleRecord): void {
    this.#articles.remove(article.id);
    this.#disk.remove(`${this.#prefix}wiki/${article.path}`);
    this.#search?.remove(article.path);
    if (article.kind === "concept") this.#titles.remove(article.title);
  }

  #write(article: ArticleRecord, siblings: readonly ArticleRecord[]): void {
    const related = siblings.filter((sibling) => sibling.path !== article.path).slice(0, mostRelated);
    this.#disk.write(`${this.#prefix}wiki/${article.path}`, renderArticle(article, this.#titles, related));
  }
}

export interface Passage {
  id: string;
  path: string;
  title: string;
  text: string;
}

const mostTerms = 64;

/** Full-text index of the passages of a wiki's concept articles. */
class ArticleSearch {
  readonly #index = new MiniSearch<Passage>({
    fields: ["title", "text"],
    storeFields: ["path", "title", "text"],
    tokenize: wordsOf,
    processTerm: (word) => termsOf(word),
  });
  readonly #ids = new Map<string, string[]>();

  put(article: ArticleRecord): void {
    this.remove(article.path);
    if (article.kind !== "concept") return;
    const passages = passagesOf(searchableText(article)).map((text, number) => ({
      id: `${article.path}#${number}`,
      path: article.path,
      title: article.title,
      text,
    }));
    this.#index.addAll(passages);
    this.#ids.set(
      article.path,
      passages.map(({ id }) => id),
    );
  }

  remove(path: string): void {
    this.#index.discardAll(this.#ids.get(path) ?? []);
    this.#ids.delete(path);
  }

  /**
   * Returns the passages that match a query, best first. Equal scores are sorted by path, so the same wiki always
   * returns the same list.
   */
  find(query: string, most: number, paths?: ReadonlySet<string>): Passage[] {
    const terms = [...distinctTerms(query, mostTerms)];
    if (terms.length === 0) return [];
    const found = this.#index.search(
      { combineWith: "OR", queries: terms.slice(0, mostTerms) },
      {
        boost: { title: 2 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        tokenize: (text) => [text],
        processTerm: (term) => term,
        ...(paths === undefined ? {} : { filter: (result) => paths.has(String(result["path"])) }),
      },
    );
    return found
      .toSorted((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1))
      .slice(0, most)
      .map((result) => ({
        id: String(result.id),
        path: String(result["path"]),
        title: String(result["title"]),
        text: String(result["text"]),
      }));
  }
}

/** Metadata of a derived knowledge base. Its id is its slug. */
interface Manifest extends Kept {
  topic: string;
  createdAt: number;
}

const mostDerived = 50;

/** The root knowledge base and the knowledge bases that are derived from it. */
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

  /** Returns the wiki with a slug, or the root wiki without a slug. Returns an error message if the slug is unknown. */
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

  /** Returns the root wiki's articles about a topic, with their source articles. */
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

  /** Creates a derived knowledge base with the root wiki's articles about a topic. */
  derive(slug: string, topic: string, createdAt: number): void {
    const wiki = new Wiki(this.#disk, `derived/${slug}/`, this.#nextSequence);
    for (const article of this.select(topic)) wiki.copyArticle(article, this.root.text(article));
    this.#derived.set(slug, wiki);
    this.#manifests.put({ id: slug, sequence: this.#nextSequence(), topic, createdAt });
  }
}
