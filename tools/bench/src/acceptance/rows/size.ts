/** S1: the size of a browser bundle. */
import { weigh } from "../../measurements/size.ts";
import type { Found, Row } from "../row.ts";

/** Bytes of gzip. */
const MOST = 24_000;

const code = 'import { createTradingStreams } from "@specwright/streams"; globalThis.out = createTradingStreams;';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function measure(): Promise<Found> {
  const { startGzip, gzip } = await weigh(code, "browser");
  return { text: `${kilobytes(startGzip)}, ${kilobytes(gzip)} with order entry`, isMet: startGzip <= MOST };
}

export const sizeRows: readonly Row[] = [
  { id: "S1", goal: `every topic in ${kilobytes(MOST)} at first load, minified and gzip`, measure },
];
