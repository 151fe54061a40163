import { requireNode } from "./require-node.mjs";

requireNode();
await import("./src/tour/start.ts");
