import { requireNode } from "@specwright-tools/checks/require-node";

requireNode();
await import("./src/start.ts");
