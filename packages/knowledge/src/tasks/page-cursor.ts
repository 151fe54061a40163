import { KnowledgeError } from "../errors.ts";
import type { Task } from "../resources.ts";

/** A page that was read: its tasks, where it begins, and how many tasks there were at that time. */
interface ReadPage {
  readonly ids: string;
  readonly row: number;
  readonly total: number | undefined;
}

/**
 * Where a loop over the pages of a list stands. Rows move while the list changes: when a task disappears, the tasks after it
 * move up by one row, so the cursor goes back by as many rows.
 */
export class PageCursor {
  /** Whether the page before was the last one. */
  isAtEnd = false;
  readonly #firstRow: number;
  #page: number;
  #size: number;
  #before: ReadPage = { ids: "", row: NaN, total: undefined };
  #repeated = 0;

  constructor({ page = 1, page_size = 20 }: { readonly page?: number; readonly page_size?: number }) {
    this.#page = page;
    this.#size = page_size;
    this.#firstRow = (page - 1) * page_size;
  }

  /** The page to read next. */
  get input(): { page: number; page_size: number } {
    return { page: this.#page, page_size: this.#size };
  }

  /**
   * Moves behind a page.
   *
   * @throws `KnowledgeError` with the code `paging-ignored` for the third page in a row with the same tasks
   */
  advance({ tasks, total }: { readonly tasks: readonly Task[]; readonly total: number | undefined }): void {
    const before = this.#before;
    const row = (this.#page - 1) * this.#size;
    const ids = tasks.map(({ id }) => id).join("\n");
    const disappeared = Math.max(0, (before.total ?? 0) - (total ?? Infinity));
    const received = disappeared > 0 ? Math.max(this.#firstRow, row - disappeared) : row + tasks.length;
    // Without a total, a short page that comes again is the whole list of a server without pages.
    const isWholeList = ids === before.ids && total === undefined && tasks.length < this.#size;
    const isEmpty = tasks.length === 0 && disappeared === 0;
    this.isAtEnd = isEmpty || isWholeList;
    if (this.isAtEnd) return;
    this.#countRepeated({ ids, row, total });
    this.isAtEnd = total !== undefined && received >= total;
    // The server returns smaller pages than the client asked for: continue with pages of its size.
    if (total !== undefined && disappeared === 0 && tasks.length < this.#size && received % tasks.length === 0)
      this.#size = tasks.length;
    this.#page = Math.max(Math.floor(received / this.#size) + 1, disappeared > 0 ? 1 : this.#page + 1);
  }

  /** The same page may come twice if a page of tasks was added in between. */
  #countRepeated(page: ReadPage): void {
    const { ids, row, total } = this.#before;
    const isRepeated = page.ids === ids && page.total === total && page.row !== row;
    this.#repeated = isRepeated ? this.#repeated + 1 : 0;
    this.#before = page;
    if (this.#repeated < 2) return;
    throw new KnowledgeError(
      "paging-ignored",
      "tasks.iterate: the server returned the same page three times; it may ignore paging parameters.",
      { outcome: "answered" },
    );
  }
}
