/** Words for which the specification has no place: how people ask for what a name, title and description say otherwise. */
export const searchWords: Readonly<Record<string, readonly string[]>> = {};
