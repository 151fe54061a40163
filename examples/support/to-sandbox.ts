/** Redirects requests for public hosts to the sandbox. Loaded before each example program of a README. */
import { Agent, setGlobalDispatcher } from "undici";

const hosts = JSON.parse(process.env["SANDBOX_HOSTS"] ?? "{}") as Readonly<Record<string, string>>;

setGlobalDispatcher(
  new Agent().compose((dispatch) => (options, handler) => {
    const origin = String(options.origin);
    return dispatch({ ...options, origin: hosts[origin] ?? origin }, handler);
  }),
);
