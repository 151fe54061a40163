import { expectTypeOf } from "vitest";
import type { components, DeriveJob, Message, Source } from "../../src/index.ts";
import { createOpenApiFetchClient } from "../../src/openapi-fetch.ts";

type Schemas = components["schemas"];

// Sizes and times have the type number, not bigint.
expectTypeOf<Schemas["UploadConfigReleasedResponse"]["max_file_size"]>().toEqualTypeOf<number>();
expectTypeOf<Schemas["TaskContentReleasedResponse"]["size"]>().toEqualTypeOf<number>();
expectTypeOf<Schemas["DeriveResult"]["bytes"]>().toEqualTypeOf<number | undefined>();
expectTypeOf<DeriveJob["created_at"]>().toEqualTypeOf<number>();

// The values of objects without documented fields have the type unknown.
type Compile = NonNullable<NonNullable<DeriveJob["result"]>["compile"]>;
expectTypeOf<Compile["errors"]>().toEqualTypeOf<unknown[] | undefined>();
expectTypeOf<Compile["wiki_lag"]>().toEqualTypeOf<unknown>();
expectTypeOf<NonNullable<Message["usage"]>["tokens"]>().toEqualTypeOf<unknown>();
expectTypeOf<NonNullable<Schemas["McpResponse"]["result"]>["tools"]>().toEqualTypeOf<unknown>();

expectTypeOf<Message["sources"]>().toEqualTypeOf<readonly Source[]>();

// The upload accepts files, and `parseAs` sets the type of the data.
const client = createOpenApiFetchClient();
void client.POST("/api/submit/files", { body: { files: [new File(["a"], "a.md")] } });
// @ts-expect-error -- a file is not a string
void client.POST("/api/submit/files", { body: { files: ["a.md"] } });
const { data } = await client.GET("/healthz", { parseAs: "text" });
expectTypeOf(data).toEqualTypeOf<string | undefined>();
