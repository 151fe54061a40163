export { slow as default } from "../../vitest.shared.ts";
