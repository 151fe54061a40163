import type { CallSettings } from "./types.ts";
import { TradingError } from "../errors/errors.ts";
import { result, type Input } from "./call.ts";
import type { OperationInputs, OperationItems } from "../generated/calls.ts";
import { loaded } from "../on-demand.ts";
import type { Operation } from "../operation.ts";
import type { Session } from "../client-context.ts";

async function* turned(
  session: Session,
  operation: Operation,
  input: Input,
  settings: CallSettings | undefined,
): AsyncGenerator<unknown, void, undefined> {
  const { id, pagination } = operation;
  if (pagination === undefined) throw new TypeError(`${id} has no pages.`);
  const ask = (page: Input) => result(session, operation, page, settings);
  const broken = (what: string) =>
    new TradingError("protocol", `${id}: the platform gave ${what}; iteration stopped.`, { operation: id });
  const { pages } = await loaded(id, import("./paginate.ts"));
  yield* pages({ pagination, ask, broken }, input);
}

/** Every record of every page. The input is taken now: its owner may change it between the pages. */
export const pages = (session: Session, operation: Operation, input?: Input, settings?: CallSettings) =>
  turned(session, operation, { ...input }, settings);

type PagedId = keyof OperationInputs & keyof OperationItems;

/** Every record of every page of one operation ; see `call`. */
export const iterate = <Id extends PagedId>(
  session: Session,
  operation: Operation<Id>,
  input: OperationInputs[Id],
  settings?: CallSettings,
): AsyncGenerator<OperationItems[Id], void, undefined> =>
  pages(session, operation, input as Input, settings) as AsyncGenerator<OperationItems[Id], void, undefined>;
