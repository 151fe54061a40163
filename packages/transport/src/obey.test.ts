import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { CallState, compose, fromFetch, obey, TransportError, type CallContext } from "./index.node.ts";

const contexts = (count: number): CallContext[] => Array.from({ length: count }, () => ({ state: new CallState() }));
const listeners = ({ signal }: AbortController) => getEventListeners(signal, "abort").length;

test("all calls of one signal share a listener, which goes with the last of them", () => {
  const controller = new AbortController();
  const releases = contexts(50).map((context) => obey(controller.signal, context));
  expect(listeners(controller)).toBe(1);
  for (const release of releases.slice(1)) release();
  expect(listeners(controller)).toBe(1);
  releases[0]?.();
  expect(listeners(controller)).toBe(0);
});

test("an abort stops every call that has not let go, whatever the others do meanwhile", () => {
  const controller = new AbortController();
  const [first, second, third] = contexts(3) as [CallContext, CallContext, CallContext];
  const release = obey(controller.signal, first);
  obey(controller.signal, second);
  obey(controller.signal, third);
  second.state.cancel = release;
  release();
  // Letting go twice takes nobody else along.
  release();
  controller.abort();
  expect(first.state.stopped).toBeUndefined();
  for (const { state } of [second, third])
    expect(state.stopped).toMatchObject({ code: "aborted", outcome: "not-sent" });
});

test("a signal that was aborted before stops the call at once, and its reason is not repeated", () => {
  const [context] = contexts(1) as [CallContext];
  obey(AbortSignal.abort(new Error("secret-0123456789")), context)();
  expect(context.state.stopped).toMatchObject({ code: "aborted", cause: { message: "Message withheld." } });
});

test("fifty calls under way on one signal are no leak", async () => {
  const warned: Error[] = [];
  const note = (warning: Error) => void warned.push(warning);
  process.on("warning", note);
  const controller = new AbortController();
  const never = fromFetch(() => new Promise<Response>(() => {}));
  const send = compose(never);
  const calls = Array.from({ length: 50 }, () => send("https://api.example.com/", { signal: controller.signal }));
  controller.abort();
  for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[])
    expect(TransportError.isInstance(reason) && reason.code).toBe("aborted");
  await new Promise((resolve) => setImmediate(resolve));
  process.off("warning", note);
  expect([warned, listeners(controller)]).toEqual([[], 0]);
});
