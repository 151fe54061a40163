import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import json from "highlight.js/lib/languages/json";
import typescript from "highlight.js/lib/languages/typescript";

hljs.registerLanguage("sh", bash);
hljs.registerLanguage("json", json);
hljs.registerLanguage("ts", typescript);

/** Code as HTML. What is no JSON, such as a stream of events, stays plain. */
export const highlight = (code: string, language: "sh" | "json" | "ts"): string =>
  hljs.highlight(code, { language, ignoreIllegals: true }).value;
