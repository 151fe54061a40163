import { createVerifier, readSignatureHeaders } from "@specwright/signing";
import { describe, expect, test } from "vitest";
import { call, createSession, orderCancel } from "../src/operations.ts";
import { credentials, envelope, json } from "./support/stub-platform.ts";

/** Operation that uploads a file, like the operation for the chat of a P2P order. */
const upload = {
  ...orderCancel,
  id: "orderCancel",
  path: "/v5/p2p/oss/upload_file",
  isUpload: true,
  input: {
    type: "object",
    required: ["upload_file"],
    properties: { upload_file: { isFile: true }, note: { type: "string" } },
  },
} as const;

const bytes = new Uint8Array([0, 255, 13, 10, 45, 45]);

async function send(input: object) {
  const seen: Request[] = [];
  const bodies: Uint8Array[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url, init);
    seen.push(request);
    bodies.push(new Uint8Array(await request.clone().arrayBuffer()));
    return json(envelope({}));
  };
  const session = createSession({ environment: "testnet", credentials, fetch });
  const result = await call(session, upload, input as never).catch((error: unknown) => error);
  return { result, request: seen[0], body: bodies[0] };
}

describe("a file in the input", () => {
  test.each([
    ["a File", new File([bytes], "receipt.png", { type: "image/png" }), "receipt.png"],
    ["a Blob", new Blob([bytes]), "blob"],
    ["bytes", bytes, "blob"],
  ])("is sent as form data and signed byte for byte: %s", async (_, file, name) => {
    const { request, body } = await send({ upload_file: file, note: "ü" });
    expect(request?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    const verifier = createVerifier({ secret: credentials.secret });
    const signature = readSignatureHeaders(request!.headers)!;
    expect(await verifier.verify({ ...signature, payload: body! })).toBe(true);
    const form = await request!.formData();
    const sent = form.get("upload_file") as File;
    expect([sent.name, form.get("note")]).toEqual([name, "ü"]);
    expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
  });

  test("is sent as it was at the time of the call", async () => {
    const given = bytes.slice();
    const sending = send({ upload_file: given });
    given.fill(7);
    const form = await (await sending).request!.formData();
    expect(new Uint8Array(await (form.get("upload_file") as File).arrayBuffer())).toEqual(bytes);
  });

  test("is refused if it is given as a string", async () => {
    const { result, request } = await send({ upload_file: "receipt.png" });
    expect(result).toMatchObject({ code: "invalid-input", field: "upload_file" });
    expect(request).toBeUndefined();
  });
});
