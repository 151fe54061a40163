const methods = new Set(["get", "put", "post", "delete", "patch"]);
const unescaped = (token: string) => decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");

/** The steps of a schema that say where a value is; how it is built (allOf, $ref, …) says nothing to a reader. */
function fieldPath(tokens: readonly string[]): string {
  let path = "";
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? "";
    if (token === "properties") {
      at += 1;
      path += `${path === "" ? "" : "."}${tokens[at] ?? ""}`;
    } else if (token === "items") path += "[]";
    else if (token.startsWith("x-")) path += `${path === "" ? "" : " "}${token}`;
    else if (token === "enum") path += " values";
  }
  return path;
}

function insideOperation(tokens: readonly string[]): string {
  const [part, name = ""] = tokens;
  if (part === "requestBody") return `request ${fieldPath(tokens.slice(1))}`;
  if (part === "responses") return `answer ${name} ${fieldPath(tokens.slice(2))}`;
  if (part === "parameters") return `parameter ${name}`;
  return fieldPath(tokens) || (part ?? "");
}

/** A place of a document as a reader says it: "GET /v5/order/history, answer 200 result.list[].marketUnit". */
export function placeOf(pointer: string): string {
  const tokens = pointer.replace(/^#\/?/, "").split("/").map(unescaped);
  const [root = "", name = "", third = "", ...rest] = tokens;
  if (root === "paths" && methods.has(third)) {
    const inside = insideOperation(rest).trim();
    return `${third.toUpperCase()} ${name}${inside === "" ? "" : `, ${inside}`}`;
  }
  if (root === "paths") return name;
  if (root === "components") return `${name.replace(/s$/, "")} ${third} ${fieldPath(rest)}`.trim();
  return tokens.join("/");
}
