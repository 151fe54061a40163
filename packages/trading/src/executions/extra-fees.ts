import { parseJson } from "@specwright/transport";

/** Parses the `extraFees` of an execution or order, which is JSON inside a string; undefined when it is empty. */
export const parseExtraFees = (extraFees: string): unknown => (extraFees === "" ? undefined : parseJson(extraFees));
