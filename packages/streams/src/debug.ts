/** What happens on the connections. No event contains a credential. */
export type DebugEvent =
  | { readonly type: "connecting"; readonly url: string }
  | { readonly type: "connected"; readonly url: string }
  | { readonly type: "disconnected"; readonly url: string; readonly reason: string }
  | {
      readonly type: "request-refused";
      readonly url: string;
      readonly reason: string;
      readonly topics: readonly string[];
    }
  | { readonly type: "unknown-topic"; readonly url: string; readonly topic: string }
  | { readonly type: "unmatched-reply"; readonly url: string }
  | { readonly type: "unreadable-message"; readonly url: string }
  | { readonly type: "book-stale"; readonly topic: string; readonly reason: string };

export type DebugListener = (event: DebugEvent) => void;

/** A listener whose exceptions change nothing. */
export const safeListener =
  (listener: DebugListener | undefined): DebugListener =>
  (event) => {
    try {
      listener?.(event);
    } catch {
      // A listener of the caller must not end a connection.
    }
  };
