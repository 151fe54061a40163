import { parseJson } from "@specwright/transport";

/**
 * Parses the `extraFees` of an execution or order, a string that contains JSON. Returns undefined for an empty string.
 */
export const parseExtraFees = (extraFees: string): unknown => (extraFees === "" ? undefined : parseJson(extraFees));
