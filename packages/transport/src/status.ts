import type { Outcome } from "./errors.ts";

/** Statuses by which a server says that it may work later. */
export const isRetryableStatus = (status: number): boolean => /^(408|429|50[0234])$/.test(`${status}`);

/** Whether the status alone tells that the server did not act: a redirect or a refusal does, 5xx does not. A browser shows no status of a redirect. */
export const outcomeOf = (status: number): Outcome => (/^(0|3|4(?!08))/.test(`${status}`) ? "answered" : "unknown");
