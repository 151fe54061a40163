/**
 * What order entry is made of, for clients that send orders in another way than over HTTP.
 *
 * `@specwright/streams` sends them over a socket, with the inputs, results and errors of the REST client.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- it is an entry of the package
export { InputError, TradingError } from "./errors/errors.ts";
export type { ReconciledOrder, ReconcileOptions } from "./reconcile/reconcile.ts";
