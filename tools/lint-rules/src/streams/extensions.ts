import type { Rule } from "../redocly.ts";
import { extensions } from "../extensions.ts";

/** Every `x-` key that only the document of the streams may use. `specs/README.md` says what each means. */
export const streamExtensions: readonly string[] = [
  "x-binary",
  "x-connection",
  "x-environment",
  "x-environments",
  "x-exclusive-with",
  "x-key-order",
  "x-limits",
  "x-parameter-values",
  "x-policy",
  "x-push",
  "x-removed",
  "x-rest",
  "x-rest-records",
  "x-since",
  "x-unconfirmed",
  "x-update",
];

/** Each `x-` key of the streams is one that specs/README.md documents. */
export const knownStreamExtensions: Rule = () => ({
  any(node, { report, location, type }) {
    // What an extension holds has keys of its own, such as names of fields.
    if (node === null || typeof node !== "object" || type.name === "SpecExtension") return;
    for (const name of Object.keys(node).filter((key) => key.startsWith("x-"))) {
      if (streamExtensions.includes(name) || Object.hasOwn(extensions, name)) continue;
      const message = `The extension ${name} is unknown. specs/README.md lists those there are.`;
      report({ message, location: location.child(name).key() });
    }
  },
});
