import type { WebAbortSignal, WebResponse } from "@specwright/transport";
import type { paths } from "./generated/schema.ts";

type Method = "get" | "post" | "patch" | "delete";
type Operation<Path extends keyof paths, M extends Method> = Exclude<paths[Path][M], undefined>;
/** The paths that have this method. */
type PathsWith<M extends Method> = {
  [Path in keyof paths]: [Operation<Path, M>] extends [never] ? never : Path;
}[keyof paths];

type QueryOf<O> = O extends { parameters: { query?: infer Query } } ? Query : never;
type ParamsOf<O> = O extends { parameters: { path: infer Id } }
  ? { readonly params: { readonly path: Id; readonly query?: QueryOf<O> } }
  : O extends { parameters: { query: infer Query } }
    ? { readonly params: { readonly query: Query } }
    : { readonly params?: { readonly query?: QueryOf<O> } };
type BodyOf<O> = O extends { requestBody: { content: { "application/json": infer Body } } }
  ? { readonly body: Body }
  : O extends { requestBody?: { content: { "application/json": infer Body } } }
    ? { readonly body?: Body }
    : unknown;
/** The first JSON content among the answers that are successes. */
type DataOf<O> = O extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201 | 202)]: Responses[Status] extends {
        content: { "application/json": infer Data };
      }
        ? Data
        : undefined;
    }[keyof Responses & (200 | 201 | 202)]
  : never;

/** What a call by path takes. */
export type PathInput<O> = ParamsOf<O> &
  BodyOf<O> & {
    readonly signal?: WebAbortSignal | undefined;
    /** Replaces the client's `timeoutMs` for this call; of a stream, until it begins. */
    readonly timeoutMs?: number | undefined;
    readonly headers?: Readonly<Record<string, string>>;
    /** How the body is read; default "json". Text and Markdown want "text". */
    readonly parseAs?: "json" | "text" | "blob" | "arrayBuffer" | "stream";
  };

/** What it gives: data of a success or the body of a failure, and the response. Only a lost connection throws. */
export type PathAnswer<O> =
  | { readonly data: DataOf<O>; readonly error?: undefined; readonly response: WebResponse }
  | { readonly data?: undefined; readonly error: unknown; readonly response: WebResponse };

type CallByPath<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...input: object extends PathInput<Operation<Path, M>>
    ? [input?: PathInput<Operation<Path, M>>]
    : [input: PathInput<Operation<Path, M>>]
) => Promise<PathAnswer<Operation<Path, M>>>;

/** Calls by path, as the specification writes it: the answer as it comes, in the form the server has. */
export interface PathCalls {
  readonly GET: CallByPath<"get">;
  readonly POST: CallByPath<"post">;
  readonly PATCH: CallByPath<"patch">;
  readonly DELETE: CallByPath<"delete">;
}
