import type { RateLimitsOf } from "./limits.ts";
import type { Fetch } from "@specwright/transport";
import type { OutgoingContext } from "./outgoing.ts";
import type { ThrottleMaker } from "./session.ts";

/** Holds private calls back by the limits of the specification; loaded with the first of them. */
export const lazyThrottle: ThrottleMaker = (options, clock, serverNow) => (next) => {
  let ready: Fetch | undefined;
  let limitsOf: RateLimitsOf | undefined;
  return async (request, context) => {
    const { facts } = (context as OutgoingContext).outgoing;
    if (facts === undefined || facts.operation.isPublic) return next(request, context);
    if (ready === undefined || limitsOf === undefined) {
      const { rateLimits, throttle } = await import("./throttle-calls.ts");
      const store = typeof options === "object" ? options : {};
      // A call that came meanwhile has made it already.
      ready ??= throttle({ ...store, clock, serverNow })(next);
      limitsOf = rateLimits;
    }
    return ready(request, { ...context, limits: limitsOf(facts.operation, facts.input) });
  };
};
