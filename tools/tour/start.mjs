import "@specwright-tools/checks/require-node";

await import("./src/start.ts");
