/** Loaded before a program of a README: sends what it asks of a public host to the sandbox instead. */
import { Agent, setGlobalDispatcher } from "undici";

const hosts = JSON.parse(process.env["SANDBOX_HOSTS"] ?? "{}") as Readonly<Record<string, string>>;

setGlobalDispatcher(
  new Agent().compose((dispatch) => (options, handler) => {
    const origin = String(options.origin);
    return dispatch({ ...options, origin: hosts[origin] ?? origin }, handler);
  }),
);
