import { SigningError } from "../errors.ts";
import type { SignerOptions } from "./types.ts";

/** How long a request of version v5 stays valid if nothing else is said, in milliseconds. */
export const DEFAULT_RECV_WINDOW_MS = 5000;

/** The receive window as it is signed. Only version v3 may leave it out. */
export function receiveWindowText({
  version = "v5",
  recvWindow = version === "v3" ? null : DEFAULT_RECV_WINDOW_MS,
}: Pick<SignerOptions, "version" | "recvWindow">): string {
  const text = `${recvWindow ?? ""}`;
  if (/^v(3|[35][1-9]\d*)$/.test(version + text)) return text;
  throw new SigningError("invalid-options", "recvWindow must be whole milliseconds, version v5 or v3");
}
