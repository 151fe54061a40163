import type { OpenApiDocument } from "../document.ts";
import type { TradingOperation } from "../trading-operation.ts";

const reference = /^#\/components\/(\w+)\/(.+)$/;

/** The groups that use each component schema, directly or through other components. */
export function schemaUsers(
  document: OpenApiDocument,
  operations: readonly TradingOperation[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  const visit = (value: unknown, group: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const [, section = "", name = ""] = (key === "$ref" && reference.exec(String(inner))) || [];
      if (section === "") {
        visit(inner, group);
        continue;
      }
      const groups = users.get(`${section}/${name}`) ?? new Set();
      users.set(`${section}/${name}`, groups);
      if (groups.has(group)) continue;
      groups.add(group);
      visit(document.components[section]?.[name], group);
    }
  };
  for (const { found, group } of operations) {
    visit([found.parameters, found.operation.requestBody, found.operation.responses], group);
  }
  return new Map([...users].map(([name, groups]) => [name.replace(/^schemas\//, ""), groups]));
}
