import { createKnowledgeClient } from "@specwright/knowledge";
import { judgeError } from "../judge-error.ts";
import { Scenario, type CallOptions, type Ending, type Link, type World } from "../scenario.ts";
import { makeCall, type KnowledgeCall } from "./calls.ts";
import { KnowledgeService, RUNNING, token } from "./service.ts";

/** One call of the knowledge client. */
export class KnowledgeScenario extends Scenario<KnowledgeService> {
  readonly name: string;
  readonly #call: KnowledgeCall;

  constructor(world: World) {
    super(new KnowledgeService(world));
    this.#call = makeCall(world.random);
    this.name = this.#call.name;
  }

  override call({ baseUrl = "https://knowledge.example", ...link }: Link, options: CallOptions): Promise<unknown> {
    const idleTimeoutMs = link.attemptTimeoutMs;
    return this.#call.send(createKnowledgeClient({ ...link, idleTimeoutMs, baseUrl, token }), options);
  }

  override judge(ending: Ending): string[] {
    const { executions, intake } = this.server;
    const problems = [...intake.violations];
    if (executions > 1) problems.push(`carried out ${executions} times`);
    if (this.server.find(RUNNING.id) === undefined) problems.push("a task was deleted while it was running");
    if ("error" in ending) {
      const { deliveries } = intake;
      problems.push(...judgeError(ending.error, { executions, deliveries }, [token]));
      return [...problems, ...(this.#call.judgeFailure?.(this.server) ?? [])];
    }
    return [...problems, ...this.#call.judge(ending.result, this.server)];
  }
}
