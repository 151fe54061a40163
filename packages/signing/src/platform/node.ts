import { nodeSignedFetch } from "../fetch/node-signed-fetch.ts";
import { nodeSigning } from "./node-sign.ts";
import { nodeVerifying } from "./node-verify.ts";
import type { Platform } from "./platform.ts";

export const signing: Platform["signing"] = nodeSigning;
export const verifying: Platform["verifying"] = nodeVerifying;
export const wrapFetch: Platform["wrapFetch"] = nodeSignedFetch;
