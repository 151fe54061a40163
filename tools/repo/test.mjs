import { requireNode } from "./require-node.mjs";

requireNode();
await import("./src/test/test.ts");
