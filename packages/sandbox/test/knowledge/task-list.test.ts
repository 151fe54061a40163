import { expect, test } from "vitest";
import { startKnowledge, type TestServer } from "../support/start-knowledge.ts";

async function withTasks(variant: "reference" | "released"): Promise<TestServer> {
  const server = await startKnowledge({ variant });
  for (const name of ["One", "Two", "Three", "Four", "Five"]) {
    await server.compile(`# ${name}\n\n${name} of five.`);
  }
  await server.call(
    "POST",
    "/api/submit",
    variant === "reference" ? { content: "# Six" } : { source: "paste", content: "# Six" },
  );
  return server;
}

const titles = async (server: TestServer, query: string) => {
  const { tasks, total } = (await server.call("GET", `/api/tasks${query}`)).json();
  return [tasks.map((task: { file_title: string }) => task.file_title).join(" "), total];
};

test("the reference variant pages tasks by page number, newest first", async () => {
  const server = await withTasks("reference");
  expect(await titles(server, "")).toEqual(["Six Five Four Three Two One", 6]);
  expect(await titles(server, "?page=2&page_size=2")).toEqual(["Four Three", 6]);
  expect(await titles(server, "?page=9&page_size=2")).toEqual(["", 6]);
  expect(await titles(server, "?status=pending")).toEqual(["Six", 1]);
  expect(await titles(server, "?status=unheard-of")).toEqual(["", 0]);
});

test.each(["page=0", "page=-1", "page=x", "page_size=0", "page_size=1.5"])(
  "the reference variant refuses the list parameters %s",
  async (query) => {
    const server = await startKnowledge({ variant: "reference" });
    const response = await server.call("GET", `/api/tasks?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/^page(_size)? must be a whole number of at least 1$/);
  },
);

test("the released variant pages tasks by limit and offset, and ignores invalid values", async () => {
  const server = await withTasks("released");
  expect(await titles(server, "?page=2&page_size=2")).toEqual(["Six Five Four Three Two One", 6]);
  expect(await titles(server, "?limit=2&offset=1")).toEqual(["Five Four", 6]);
  expect(await titles(server, "?limit=x&offset=y")).toEqual(["Six Five Four Three Two One", 6]);
  expect(await titles(server, "?limit=-1")).toEqual(["Six Five Four Three Two One", 6]);
  expect(await titles(server, "?sort=file_title&order=asc&limit=3")).toEqual(["Five Four One", 6]);
  expect(await titles(server, "?sort=file_title&limit=3&limit=1")).toEqual(["Two Three Six", 6]);
  expect(await titles(server, "?sort=constructor&limit=1")).toEqual(["Six", 6]);
  expect(await titles(server, "?q=FO")).toEqual(["Four", 1]);
  // The title is an SQL pattern without escapes, so `%` and `_` are wildcards.
  expect(await titles(server, "?q=%25")).toEqual(["Six Five Four Three Two One", 6]);
  expect(await titles(server, "?q=t_o")).toEqual(["Two", 1]);
  expect(await titles(server, "?q=t%25e")).toEqual(["Three", 1]);
  expect(await titles(server, "?q=_ou_")).toEqual(["Four", 1]);
  expect(await titles(server, `?q=${encodeURIComponent("%_".repeat(40))}a`)).toEqual(["", 0]);
});

test("a task list with an offset but no limit returns the error of the released server", async () => {
  const server = await startKnowledge({ variant: "released" });
  const response = await server.call("GET", "/api/tasks?limit=0&offset=3");
  expect([response.statusCode, response.json().error]).toEqual([
    500,
    expect.stringContaining("list tasks: list tasks paged: SQL logic error"),
  ]);
});
