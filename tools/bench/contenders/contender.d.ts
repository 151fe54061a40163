/** One way to send the two requests; each answers with the decoded `result`. */
export interface Contender {
  get(): Promise<unknown>;
  post(): Promise<unknown>;
}

export type Create = (base: string) => Promise<Contender>;
