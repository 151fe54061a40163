export { createSandbox } from "./create-sandbox.ts";
export { FaultError } from "./faults/catalog.ts";
export type { Clock } from "./clock.ts";
export type { FaultFile, FaultRule } from "./faults/plan.ts";
export type { FaultControls } from "./controls/fault-controls.ts";
export type { HmacKey, RsaKey, Sandbox, SandboxOptions, TestKeys } from "./options.ts";
export type { Connection } from "./trading/sockets/hub.ts";
export type {
  BalanceSetting,
  Controls,
  PositionSetting,
  PriceSetting,
  RateLimitSetting,
} from "./controls/trading-controls.ts";
