import type { Fetch, Layer } from "@specwright/transport";
import type { RateLimitsOf } from "./limits.ts";
import type { OutgoingContext } from "./outgoing.ts";
import type { ThrottleMaker } from "./session.ts";

/** Holds private calls back by the limits of the specification; loaded with the first of them. */
export const lazyThrottle: ThrottleMaker = (options, clock, serverNow) => {
  // One for all calls of a client, however each of them is put together.
  let layer: Layer | undefined;
  let limitsOf: RateLimitsOf | undefined;
  return (next) => {
    let held: Fetch | undefined;
    return async (request, context) => {
      const { facts } = (context as OutgoingContext).outgoing;
      if (facts === undefined || facts.operation.isPublic) return next(request, context);
      if (layer === undefined || limitsOf === undefined) {
        const { rateLimits, throttle } = await import("./throttle-calls.ts");
        // A call that came meanwhile has made it already.
        layer ??= throttle({ ...(typeof options === "object" ? options : undefined), clock, serverNow });
        limitsOf = rateLimits;
      }
      held ??= layer(next);
      return held(request, { ...context, limits: limitsOf(facts.operation, facts.input) });
    };
  };
};
