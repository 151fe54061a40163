import type { TaskRecord } from "../records.ts";

export interface TaskFilter {
  status?: string;
  /** Part of the title or of the title inside the file, whatever the case; `%` and `_` stand for others, as in SQL. */
  query?: string;
  sort?: string;
  ascending?: boolean;
  offset: number;
  /** Undefined for all rows. */
  limit: number | undefined;
}

const sortKeys: Record<string, (task: TaskRecord) => string | number> = {
  title: (task) => task.title,
  file_title: (task) => task.fileTitle,
  source: (task) => task.source,
  status: (task) => task.status,
  stage: (task) => task.stage,
  attempts: (task) => task.attempts,
  created_at: (task) => task.createdAt,
  updated_at: (task) => task.updatedAt,
};

/** LIKE of SQL: `%` stands for any characters, `_` for one. It backtracks to the last `%` only, so it runs in linear time per row. */
function isLike(text: string, pattern: string): boolean {
  let [at, from] = [0, 0];
  let [afterAny, tried] = [-1, 0];
  while (from < text.length) {
    const sign = pattern[at];
    if (sign === "%") [afterAny, tried] = [(at += 1), from];
    else if (sign === "_" || sign === text[from]) [at, from] = [at + 1, from + 1];
    else if (afterAny === -1) return false;
    else [at, from] = [afterAny, (tried += 1)];
  }
  return /^%*$/.test(pattern.slice(at));
}

/** One window of the list and the number of all matches. Ties are broken by id, descending, as the service does. */
export function listTasks(tasks: readonly TaskRecord[], filter: TaskFilter): { tasks: TaskRecord[]; total: number } {
  const wanted = filter.query === undefined ? undefined : `%${filter.query.toLowerCase()}%`;
  const matching = tasks.filter(
    (task) =>
      (filter.status === undefined || task.status === filter.status) &&
      (wanted === undefined || [task.title, task.fileTitle].some((title) => isLike(title.toLowerCase(), wanted))),
  );
  const known = filter.sort !== undefined && Object.hasOwn(sortKeys, filter.sort);
  const keyOf = (known && sortKeys[filter.sort ?? ""]) || ((task: TaskRecord) => task.createdAt);
  const direction = filter.ascending === true ? 1 : -1;
  const sorted = matching.toSorted((left, right) => {
    const [leftKey, rightKey] = [keyOf(left), keyOf(right)];
    if (leftKey !== rightKey) return leftKey < rightKey ? -direction : direction;
    return left.id < right.id ? 1 : -1;
  });
  const end = filter.limit === undefined ? undefined : filter.offset + filter.limit;
  return { tasks: sorted.slice(filter.offset, end), total: matching.length };
}
