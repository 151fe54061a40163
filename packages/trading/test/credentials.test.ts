import { InputError } from "@specwright/transport";
import { expect, test } from "vitest";
import { createTradingClient } from "../src/index.ts";

test.each(["ab cd9f", "abcd9f\n", "\tabcd9f", "abcd9f\r\n"])(
  "the secret %j is rejected, because its signatures would always be wrong",
  (secret) => {
    const create = () => createTradingClient({ credentials: { apiKey: "key", secret } });
    expect(create).toThrow(InputError);
    expect(create).toThrow("options: credentials.secret must have no spaces or line breaks");
    expect(create).not.toThrow(secret.trim());
  },
);
