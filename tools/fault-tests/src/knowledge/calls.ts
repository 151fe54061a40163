import type { FileResult, KnowledgeClient } from "@specwright/knowledge";
import type { Random } from "../random.ts";
import type { CallOptions } from "../scenario.ts";
import { ARTICLE, FINISHED, RUNNING, SESSION, type KnowledgeService } from "./service.ts";

/** One call, with a check of its success. */
export interface KnowledgeCall {
  readonly name: string;
  readonly send: (knowledge: KnowledgeClient, options: CallOptions) => Promise<unknown>;
  readonly check: (result: unknown, service: KnowledgeService) => string[];
  /** Additional check after a failed call, besides the check of its error. Returns the problems. */
  readonly checkFailure?: (service: KnowledgeService) => string[];
}

const claim = (isTrue: boolean, problem: string): string[] => (isTrue ? [] : [problem]);

/** Creates the check of a successful write: the service must have the object whose id is in `field` of the response. */
const isNew =
  (field: string) =>
  (result: unknown, service: KnowledgeService): string[] =>
    claim(service.find(String(Object(result)[field])) !== undefined, "reported as done, but nothing was created");

const isGone =
  (id: string) =>
  (_: unknown, service: KnowledgeService): string[] =>
    claim(service.find(id) === undefined, "reported as deleted, but it exists");

const isRecord =
  (expected: object) =>
  (result: unknown): string[] =>
    claim(
      Object.entries(expected).every(([name, value]) => Object(result)[name] === value),
      `the read returned ${JSON.stringify(result)}`,
    );

function checkFiles(result: unknown, service: KnowledgeService): string[] {
  return (result as readonly FileResult[]).flatMap((file) => {
    const exists = service.find(`file-${file.name}`) !== undefined;
    if (file.ok) return claim(exists, `${file.name} is reported as accepted`);
    // A file that the response doesn't mention may have been accepted.
    return claim(
      file.code === "not-mentioned" || !exists,
      `${file.name} is reported as ${file.code}, but it was accepted`,
    );
  });
}

interface Answer {
  text: string;
  isDone: boolean;
}

/** Creates a chat call, with checks that compare the received events with the sent events. */
function chatCall(): KnowledgeCall {
  const answer: Answer = { text: "", isDone: false };
  return {
    name: "chat",
    async send(knowledge, options) {
      for await (const event of knowledge.chat({ query: "When?" }, options)) {
        if (event.type === "delta") answer.text += event.text;
        if (event.type === "done") answer.isDone = true;
      }
    },
    check: (_, { chat }) => [
      ...claim(chat.arrivedText === answer.text, `the text is ${JSON.stringify(answer.text)}`),
      ...claim(answer.isDone && chat.isComplete, "reported as complete, but it is not"),
    ],
    checkFailure: ({ chat }) => [
      ...claim(chat.arrivedText.startsWith(answer.text), `the text is ${JSON.stringify(answer.text)}`),
      ...claim(!answer.isDone, "reported as complete, and then as failed"),
    ],
  };
}

const files = ["alpha.md", "beta.md"].map((name) => ({ name, data: new TextEncoder().encode("# Alpha\n") }));

const CALLS: readonly ((random: Random) => KnowledgeCall)[] = [
  () => ({
    name: "submit text",
    send: (knowledge, options) => knowledge.submit.text({ content: "# Alpha" }, options),
    check: isNew("id"),
  }),
  () => ({
    name: "submit files",
    send: (knowledge, options) => knowledge.submit.files(files, options),
    check: checkFiles,
  }),
  () => ({
    name: "delete a task",
    send: (knowledge, options) => knowledge.tasks.delete(FINISHED.id, options),
    check: isGone(FINISHED.id),
  }),
  () => ({
    name: "delete a running task",
    send: (knowledge, options) => knowledge.tasks.delete(RUNNING.id, options),
    // The client must reject this call, so any success is wrong.
    check: () => ["a running task was deleted"],
  }),
  () => ({
    name: "create a session",
    send: (knowledge, options) => knowledge.sessions.create({ title: "New" }, options),
    check: isNew("id"),
  }),
  () => ({
    name: "rename a session",
    send: (knowledge, options) => knowledge.sessions.rename(SESSION.id, "New", options),
    check: (result, service) =>
      claim(
        service.find(SESSION.id)?.["title"] === "New" && Object(result)["id"] === SESSION.id,
        "reported as renamed",
      ),
  }),
  () => ({
    name: "delete a session",
    send: (knowledge, options) => knowledge.sessions.delete(SESSION.id, options),
    check: isGone(SESSION.id),
  }),
  () => ({
    name: "derive",
    send: (knowledge, options) => knowledge.derive.start({ topic: "Friday" }, options),
    check: isNew("job_id"),
  }),
  chatCall,
  chatCall,
  () => ({
    name: "read a task",
    send: (knowledge, options) => knowledge.tasks.get(RUNNING.id, options),
    check: isRecord(RUNNING),
  }),
  () => ({
    name: "read an article",
    send: (knowledge, options) => knowledge.wiki.file(ARTICLE.path, options),
    check: isRecord(ARTICLE),
  }),
];

export const makeCall = (random: Random): KnowledgeCall => random.pick(CALLS)(random);

/** Returns one call of each kind. */
export const allCalls = (random: Random): KnowledgeCall[] => CALLS.map((make) => make(random));
