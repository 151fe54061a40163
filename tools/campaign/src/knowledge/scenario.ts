import { createKnowledgeClient } from "@specwright/knowledge";
import { judgeError } from "../judge-error.ts";
import type { CallOptions, Ending, Link, Scenario, World } from "../scenario.ts";
import type { ReceivedRequest } from "../server/received.ts";
import type { Reply } from "../server/replies.ts";
import { makeCall, type KnowledgeCall } from "./calls.ts";
import { KnowledgeService, RUNNING, token } from "./service.ts";

/** One call of the knowledge client. */
export class KnowledgeScenario implements Scenario {
  readonly #service: KnowledgeService;
  readonly #call: KnowledgeCall;

  constructor(world: World) {
    this.#service = new KnowledgeService(world);
    this.#call = makeCall(world.random);
  }

  get name(): string {
    return this.#call.name;
  }

  get deliveries(): number {
    return this.#service.intake.deliveries;
  }

  get history(): readonly string[] {
    return this.#service.intake.history;
  }

  receive(request: ReceivedRequest): Promise<Reply> {
    return this.#service.receive(request);
  }

  call({ baseUrl = "https://knowledge.example", ...link }: Link, options: CallOptions): Promise<unknown> {
    const idleTimeoutMs = link.attemptTimeoutMs;
    return this.#call.send(createKnowledgeClient({ ...link, idleTimeoutMs, baseUrl, token }), options);
  }

  judge(ending: Ending): string[] {
    const { executions, intake } = this.#service;
    const problems = [...intake.violations];
    if (executions > 1) problems.push(`carried out ${executions} times`);
    if (this.#service.find(RUNNING.id) === undefined) problems.push("a task was deleted while it was running");
    if ("error" in ending) {
      const { deliveries } = intake;
      problems.push(...judgeError(ending.error, { executions, deliveries }, [token]));
      return [...problems, ...(this.#call.judgeFailure?.(this.#service) ?? [])];
    }
    return [...problems, ...this.#call.judge(ending.result, this.#service)];
  }

  async reconcile(): Promise<string[]> {
    return [];
  }
}
