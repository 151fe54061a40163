/** One request as it reached the server. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text of the body. */
  readonly body: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export const parseFields = (text: string): Fields => {
  const value: unknown = text === "" ? {} : JSON.parse(text);
  return Object(value) as Fields;
};
