import type { IncomingHttpHeaders } from "node:http";

/** A disturbance of one answer. */
export type Fault = { kind: "clock-skew"; milliseconds: number } | { kind: "delay"; milliseconds: number };

export interface FaultTarget {
  headers: IncomingHttpHeaders;
  operationId: string;
  environment: string;
}

export class FaultPlan {
  pick(_target: FaultTarget): Fault | undefined {
    return undefined;
  }
}
