import type { WebResponse } from "@specwright/transport";
import type { CallSettings } from "./call/types.ts";
import type { InputError, TradingError } from "./errors/errors.ts";
import type { GetPaths, PostPaths } from "./generated/calls.ts";

/** `{ data }` or `{ error }`, never both; `response` is absent where no answer came. */
export type PathResult<Data> =
  | { readonly data: Data; readonly error?: undefined; readonly response: WebResponse }
  | {
      readonly data?: undefined;
      readonly error: TradingError | InputError;
      readonly response: WebResponse | undefined;
    };

type Settings = Omit<CallSettings, "mintId">;

type QueryInit<Input> = Settings & { readonly params: { readonly query: Input } };
type OptionalQueryInit<Input> = Settings & { readonly params?: { readonly query?: Input } };
type BodyInit<Input> = Settings & { readonly body: Input };
type OptionalBodyInit<Input> = Settings & { readonly body?: Input };

interface PathFacts {
  readonly input: unknown;
  readonly required: boolean;
  readonly answer: unknown;
}

type GetArguments<Facts extends PathFacts> = Facts["required"] extends true
  ? [init: QueryInit<Facts["input"]>]
  : [init?: OptionalQueryInit<Facts["input"]>];

type PostArguments<Facts extends PathFacts> = Facts["required"] extends true
  ? [init: BodyInit<Facts["input"]>]
  : [init?: OptionalBodyInit<Facts["input"]>];

/** Calls by path, in the idiom of openapi-fetch: nothing is thrown, the envelope is in hand. */
export interface PathCalls {
  GET<Path extends keyof GetPaths>(
    path: Path,
    ...init: GetArguments<GetPaths[Path]>
  ): Promise<PathResult<GetPaths[Path]["answer"]>>;
  POST<Path extends keyof PostPaths>(
    path: Path,
    ...init: PostArguments<PostPaths[Path]>
  ): Promise<PathResult<PostPaths[Path]["answer"]>>;
}
