import { webSignedFetch } from "../fetch/web-signed-fetch.ts";
import type { Platform } from "./platform.ts";
import { webSigning } from "./web-sign.ts";
import { webVerifying } from "./web-verify.ts";

export const signing: Platform["signing"] = webSigning;
export const verifying: Platform["verifying"] = webVerifying;
export const wrapFetch: Platform["wrapFetch"] = webSignedFetch;
