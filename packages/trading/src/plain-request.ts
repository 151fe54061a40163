import type { CallSettings } from "./call/types.ts";
import type { Outgoing } from "./http/outgoing.ts";

/** What is left of a path call when its request has been built. */
export interface BuiltRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query: string;
  readonly body: string | undefined;
  readonly settings: CallSettings;
}

/** A call that no operation describes: repeated only if it reads. */
export const plainRequest = ({ settings, ...built }: BuiltRequest, isSigned: boolean): Outgoing => ({
  ...settings,
  ...built,
  operation: `${built.method} ${built.path}`,
  isSigned,
  isRepeatable: built.method === "GET",
});
