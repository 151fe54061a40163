import type { Recorder } from "../record/recorder.ts";
import type { Scenario } from "../record/scenario.ts";
import { file, scenario, type Form } from "./knowledge.ts";

/**
 * Returns scenarios that fail in the reference variant of the knowledge service and in the released server. A duplicate
 * file doesn't fail the call: the result of the upload reports it.
 */
const refused = (at: Form): Scenario[] => [
  scenario(at, "fails-unknown", "getTaskContent", "tasks.content", "no-such-task"),
  scenario(at, "fails-unknown-base", "getWikiTree", "wiki.tree", { kb: "no-such-base" }),
  scenario(at, "fails-unknown", "updateSession", "sessions.rename", "no-such-session", "Alpha"),
  scenario(at, "fails-unknown", "listMessages", "sessions.messages", "no-such-session"),
  scenario(at, "fails-unknown-base", "streamChat", "chat.answer", { query: "When?", kb: "no-such-base" }),
  scenario(at, "fails-unknown", "getDerive", "derive.get", "no-such-job"),
  scenario(at, "same-file-twice", "submitFiles", "submit.files", [
    file(`first-${at}.md`, `# Twice\n\nThis text comes twice (${at}).\n`),
    file(`second-${at}.md`, `# Twice\n\nThis text comes twice (${at}).\n`),
  ]),
];

/** Returns scenarios of chat streams that break off with an error event, before and after the first word. */
const streams = (at: Form): Scenario[] => [
  scenario(at, "fails-error-event", "streamChat", "chat.answer", { query: "Why? <!-- sandbox: error -->" }),
  scenario(at, "fails-error-midway", "streamChat", "chat.answer", { query: "Alpha? <!-- sandbox: error-midway -->" }),
  scenario(at, "fails-gateway", "streamChat", "chat.answer", { query: "Why? <!-- sandbox: gateway-error -->" }),
];

export async function recordKnowledgeFailures(recorder: Recorder, at: Form): Promise<void> {
  for (const each of [...refused(at), ...streams(at)]) await recorder.play(each);
  await recordFailedTasks(recorder, at);
  await recordRareStates(recorder, at);
}

/**
 * Records rare states of the service: content merged into an existing page, a topic without matches, an empty session.
 */
async function recordRareStates(recorder: Recorder, at: Form): Promise<void> {
  const idOf = async (...made: Parameters<typeof scenario>) => {
    const { outcome } = await recorder.attempt(scenario(...made));
    return outcome.result as { id: string };
  };
  const content = `# Gamma\n\nGamma grew since then, says ${at}.\n`;
  const { id: task } = await idOf(at, "merged", "submitText", "submit.text", { content });
  const topic = { topic: "Zyxwvutsrq", slug: `nothing-${at}`, select_from: "documents" };
  const job = (await recorder.play(scenario(at, "no-match", "startDerive", "derive.start", topic))) as {
    job_id: string;
  };
  await recorder.settle();
  await recorder.play(scenario(at, "merged", "getTask", "tasks.get", task));
  await recorder.play(scenario(at, "failed", "getDerive", "derive.get", job.job_id));
  const { id: session } = await idOf(at, "silent", "createSession", "sessions.create", {});
  await recorder.play(scenario(at, "none", "listMessages", "sessions.messages", session));
  await recorder.attempt(scenario(at, "silent", "deleteSession", "sessions.delete", session));
}

/** Records tasks that fail completely or in part. A marker in the submitted content makes the sandbox fail them. */
async function recordFailedTasks(recorder: Recorder, at: Form): Promise<void> {
  for (const [name, marker] of [
    ["failed", "fail"],
    ["failed-in-part", "page-error"],
  ] as const) {
    const content = `# ${name} (${at})\n\n<!-- sandbox: ${marker} -->\n\nThis is the ${at} form.\n`;
    const { outcome } = await recorder.attempt(scenario(at, name, "submitText", "submit.text", { content }));
    await recorder.settle();
    await recorder.play(scenario(at, name, "getTask", "tasks.get", (outcome.result as { id: string }).id));
  }
  await recorder.play(scenario(at, "with-failed-ones", "listTasks", "tasks.list", {}));
  await recorder.play(
    scenario(at, "one-file", "submitFiles", "submit.files", [
      file(`single-${at}.md`, `# Single\n\nOne file (${at}).\n`),
    ]),
  );
}
