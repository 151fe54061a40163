import type { FastifyReply, FastifyRequest } from "fastify";
import type { Outcome } from "./pipeline.ts";
import type { Fault } from "../faults/plan.ts";

export interface FaultContext {
  request: FastifyRequest;
  reply: FastifyReply;
  run: () => Outcome;
  now: number;
  seed: number;
}

export async function sendWithFault(_fault: Fault, context: FaultContext): Promise<FastifyReply> {
  return context.reply.send();
}
