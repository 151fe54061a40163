import type { BookLevel } from "./book-side.ts";

/** Both sides of a book, best levels first. */
export interface BookLevels {
  readonly b: readonly BookLevel[];
  readonly a: readonly BookLevel[];
}

export interface SideChanges {
  /** Levels that are new or have another size. */
  readonly set: readonly BookLevel[];
  /** Levels that the side has lost. */
  readonly gone: readonly BookLevel[];
}

export interface BookChanges {
  readonly b: SideChanges;
  readonly a: SideChanges;
}

/** What turns one book into another; undefined when nothing does. */
export function changesBetween(before: BookLevels, after: BookLevels): BookChanges | undefined {
  const changes = { b: sideChanges(before.b, after.b, -1), a: sideChanges(before.a, after.a, 1) };
  return isNothing(changes.b) && isNothing(changes.a) ? undefined : changes;
}

const isNothing = ({ set, gone }: SideChanges): boolean => set.length === 0 && gone.length === 0;

/** Walks both lists at once, as both are sorted. The direction is that of the prices. */
function sideChanges(before: readonly BookLevel[], after: readonly BookLevel[], direction: -1 | 1): SideChanges {
  const placeOf = (level: BookLevel | undefined) => (level === undefined ? Infinity : direction * level.tick);
  const set: BookLevel[] = [];
  const gone: BookLevel[] = [];
  let [old, present] = [0, 0];
  while (old < before.length || present < after.length) {
    const [was, is] = [before[old], after[present]];
    const distance = placeOf(was) - placeOf(is);
    if (was !== undefined && distance < 0) gone.push(was);
    else if (is !== undefined && (distance > 0 || hasAnotherSize(was, is))) set.push(is);
    if (distance <= 0) old += 1;
    if (distance >= 0) present += 1;
  }
  return { set, gone };
}

const hasAnotherSize = (was: BookLevel | undefined, is: BookLevel): boolean =>
  was?.turn !== is.turn && was?.size !== is.size;
