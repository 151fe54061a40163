import "./require-node.mjs";

await import("./src/test.ts");
