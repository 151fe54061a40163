import { badRequest, bodyText, type Call, conflict, notFound, type Reply } from "../http/call.ts";
import { localTimeOf } from "../records.ts";
import { isSlug, slugOfTopic } from "../text/words.ts";

const longestTopic = 500;
const slugRule =
  "invalid slug: expected 1-40 lower-case alphanumeric characters or dashes; " +
  "pass an explicit slug for a topic that does not produce one";

/** Handles `POST /api/derive`. */
export function startDerive(call: Call): Reply {
  const topic = bodyText(call, "topic");
  if (topic.trim() === "") throw badRequest("topic is required");
  const length = [...topic].length;
  if (length > longestTopic) throw badRequest(`topic is too long: ${length} characters, maximum is ${longestTopic}`);
  const selectFrom = bodyText(call, "select_from") || "articles";
  if (selectFrom !== "articles" && selectFrom !== "documents") {
    throw badRequest(`invalid select_from "${selectFrom.slice(0, 100)}": expected "articles" or "documents"`);
  }
  const slug = bodyText(call, "slug") || slugOfTopic(topic);
  if (!isSlug(slug)) throw badRequest(slugRule);
  const { bases, derive } = call.store;
  if (bases.has(slug)) throw conflict(`a derived knowledge base named ${slug} already exists`);
  if (derive.isActive(slug)) throw conflict(`a derive for ${slug} is already queued or running`);
  const job = derive.start({ topic, slug, selectFrom });
  return { status: 202, json: { job_id: job.id, slug } };
}

/** Handles `GET /api/derive/{id}`. */
export function getDerive(call: Call): Reply {
  const job = call.store.derive.get(call.params["id"] ?? "");
  if (job === undefined) throw notFound("derive job not found");
  return {
    status: 200,
    json: {
      id: job.id,
      slug: job.slug,
      topic: job.topic,
      status: job.status,
      stage: job.stage,
      ...(job.error === "" ? {} : { error: job.error }),
      ...(job.result === undefined ? {} : { result: job.result }),
      created_at: job.createdAt,
      updated_at: job.updatedAt,
    },
  };
}

/** Handles `GET /api/derived`. */
export function listDerived({ store }: Call): Reply {
  const kbs = store.bases.derived().map(({ slug, topic, createdAt, articleCount }) => {
    return { slug, topic, created_at: localTimeOf(createdAt), article_count: articleCount };
  });
  return { status: 200, json: { kbs } };
}
