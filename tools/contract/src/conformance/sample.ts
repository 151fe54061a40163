import { successes, type FoundOperation } from "@specwright-tools/model/operations";
import type { Contract, Finding, StreamContract } from "./contract.ts";

/** A recorded or documented exchange, as it lies in a sample file. */
export interface Sample {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly request?: { readonly query?: Readonly<Record<string, string>>; readonly body?: unknown } | null;
  readonly response?: unknown;
}

/** A message of a WebSocket, in either direction. */
export interface MessageSample {
  readonly id: string;
  readonly message: object;
}

export interface SampleResult {
  readonly id: string;
  /** `unknown-operation` where no document has the operation or topic, so that nothing could be judged. */
  readonly outcome: "conforms" | "differs" | "unknown-operation";
  readonly findings: readonly Finding[];
}

/** Judges one sample by the documents, strictly on both sides. */
export function checkSample(contracts: readonly Contract[], sample: Sample): SampleResult {
  for (const contract of contracts) {
    const operation = contract.find(sample.method, sample.path);
    if (operation === undefined) continue;
    const findings: Finding[] = [];
    if (sample.request?.query !== undefined) findings.push(...contract.judgeQuery(operation, sample.request.query));
    if (sample.request?.body !== undefined && sample.request.body !== null) {
      findings.push(...contract.judgeRequest(operation, sample.request.body));
    }
    if (sample.response !== undefined && sample.response !== null) {
      findings.push(...contract.judgeResponse(operation, sample.status ?? firstSuccess(operation), sample.response));
    }
    return { id: sample.id, outcome: findings.length === 0 ? "conforms" : "differs", findings };
  }
  return { id: sample.id, outcome: "unknown-operation", findings: [] };
}

/** The first status of success that an operation declares. */
export const firstSuccess = (found: FoundOperation): number => Number(successes(found)[0]?.[0] ?? 200);

/** Judges one message strictly by the closest message of the streams. */
export function checkMessage(contract: StreamContract, { id, message: frame }: MessageSample): SampleResult {
  const closest = contract.closest(frame);
  if (closest === undefined) return { id, outcome: "unknown-operation", findings: [] };
  const at = `${closest.message.channel}/${closest.message.name}`;
  const findings = closest.findings.map((message): Finding => ({ side: "message", at, rule: "schema", message }));
  return { id, outcome: findings.length === 0 ? "conforms" : "differs", findings };
}
