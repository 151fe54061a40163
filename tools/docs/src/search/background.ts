/**
 * Pages that are found too, but must not outweigh guides and operations: members of the package API, decisions, the
 * project's own papers, and the table that names every operation.
 */
export const isBackground = (page: string): boolean => /^(?:api|decisions|project)\/|-methods$/.test(page);
