import { isFile, type OpenApiDocument, referencesIn, type Schema, schemaName } from "../../model/document.ts";
import { operationsOf } from "../../model/operations.ts";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { docComment } from "../print.ts";

const keyword = (kind: ts.KeywordTypeSyntaxKind) => ts.factory.createKeywordTypeNode(kind);

/**
 * Builds `string & {}`, which accepts any string. Unlike `string`, it doesn't absorb the other members of a union, so
 * an editor still suggests them.
 */
const otherText = () =>
  ts.factory.createIntersectionTypeNode([
    keyword(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode(undefined),
  ]);

/** Returns the known values of an open enumeration: `anyOf: [{ enum }, { type: string }]`. */
function openEnumeration(schema: Schema): Schema["enum"] {
  const [known, other, ...more] = schema.anyOf ?? [];
  if (known?.enum === undefined || other === undefined || more.length > 0) return undefined;
  return other.type === "string" && Object.keys(other).length === 1 ? known.enum : undefined;
}

const milliseconds = /milliseconds/i;

/**
 * Returns whether a schema is a 64-bit integer, which the client reads as a bigint if a number can't represent it
 * exactly. A number represents every time in milliseconds exactly, so such a field has the type number.
 */
function is64Bit(schema: Schema): boolean {
  return schema.format === "int64" && !milliseconds.test(schema.description ?? "");
}

/**
 * Builds the type of a file: bytes, or the runtime's `Blob`. The name `WebBlob` also exists in projects without the
 * `dom` library.
 */
const fileType = (): ts.TypeNode => {
  const transport = ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral("@specwright/transport"));
  const blob = ts.factory.createImportTypeNode(transport, undefined, ts.factory.createIdentifier("WebBlob"));
  return ts.factory.createUnionTypeNode([blob, ts.factory.createTypeReferenceNode("Uint8Array")]);
};

function transform(schema: Schema): ts.TypeNode | undefined {
  if (isFile(schema)) return fileType();
  const known = openEnumeration(schema);
  if (known?.every((value) => typeof value === "string")) {
    const literals = known.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value)));
    return ts.factory.createUnionTypeNode([...literals, otherText()]);
  }
  if (!is64Bit(schema)) return undefined;
  const number = [keyword(ts.SyntaxKind.NumberKeyword), keyword(ts.SyntaxKind.BigIntKeyword)];
  const isNullable = Array.isArray(schema.type) && schema.type.includes("null");
  const types: ts.TypeNode[] = isNullable
    ? [...number, ts.factory.createLiteralTypeNode(ts.factory.createNull())]
    : number;
  return ts.factory.createUnionTypeNode(types);
}

/** Matches tags that repeat the type or the description. */
const needlessTag = /^(@enum|@constant|@default|@example|Format:)/;

/** Converts a comment of openapi-typescript to plain text: without the `@description` tag, titles and defaults. */
function plainComment(comment: string, indent: string): string {
  const lines = comment
    .slice(3, -2)
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim());
  const start = lines.findIndex((line) => line.startsWith("@description"));
  const about = lines.filter((line, index) => {
    const isTitle = start !== -1 && index < start && !line.startsWith("@deprecated");
    return !isTitle && !needlessTag.test(line) && line !== "@deprecated";
  });
  const text = about.map((line) => line.replace(/^@description ?/, "")).join(" ");
  return docComment([text || undefined, lines.includes("@deprecated") ? "@deprecated" : undefined], indent).trim();
}

/** Wraps a long union, so that each value has its own line. */
const brokenUnion = (line: string, indent: string, start: string, union: string): string =>
  line.length <= 100
    ? line
    : `${indent}${start.trimEnd()}${union
        .split(" | ")
        .map((value) => `\n${indent}  | ${value}`)
        .join("")};`;

/** Formats the output of TypeScript's printer with an indent of two spaces and plain comments. */
const tidy = (text: string): string =>
  text
    .replaceAll(/^(?: {4})+/gm, (indent) => " ".repeat(indent.length / 2))
    .replaceAll(/^( *)(\/\*\*[\s\S]*?\*\/)$/gm, (_, indent: string, comment: string) =>
      `${indent}${plainComment(comment, indent)}`.trimEnd(),
    )
    .replaceAll(/^( *)(.{0,80}(?:: | = ))((?:"[^"\n]*" \| ){2,}[^|\n]*);$/gm, brokenUnion)
    .replaceAll(/^ *\n/gm, "");

/** Returns the names of components that requests use and responses don't. */
function inputComponents(document: OpenApiDocument): ReadonlySet<string> {
  const sent = new Set<string>();
  const received = new Set<string>();
  for (const { parameters, operation } of operationsOf(document)) {
    referencesIn(document, [parameters, operation.requestBody], sent);
    referencesIn(document, operation.responses, received);
  }
  const names = [...sent.difference(received)].map(($ref) => schemaName({ $ref }));
  return new Set(names.filter((name) => name !== undefined));
}

/** Adds `undefined` to the type of every optional field, because the clients treat `undefined` like a missing field. */
function acceptUndefined<Node extends ts.Node>(node: Node): Node {
  const isClosed = ({ kind }: ts.TypeNode) =>
    kind === ts.SyntaxKind.NeverKeyword || kind === ts.SyntaxKind.UnknownKeyword;
  const visit = (child: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(child, visit, undefined);
    if (!ts.isPropertySignature(visited) || visited.questionToken === undefined) return visited;
    const { modifiers, name, questionToken, type } = visited;
    if (type === undefined || isClosed(type)) return visited;
    const parts = ts.isUnionTypeNode(type) ? type.types : [type];
    const union = ts.factory.createUnionTypeNode([...parts, keyword(ts.SyntaxKind.UndefinedKeyword)]);
    const updated = ts.factory.updatePropertySignature(visited, modifiers, name, questionToken, union);
    return ts.setSyntheticLeadingComments(updated, ts.getSyntheticLeadingComments(child));
  };
  return ts.visitNode(node, visit) as Node;
}

/** Adds `undefined` to the optional fields of parameters, and of components that only requests use. */
function withUndefined(node: ts.Node, inputs: ReadonlySet<string>): ts.Node {
  if (!ts.isInterfaceDeclaration(node)) return node;
  const visit = (child: ts.Node): ts.Node => {
    if (ts.isPropertySignature(child)) {
      const name = ts.isIdentifier(child.name) || ts.isStringLiteral(child.name) ? child.name.text : "";
      const isInput = node.name.text === "components" ? inputs.has(name) : name === "parameters";
      if (isInput) return acceptUndefined(child);
    }
    return ts.visitEachChild(child, visit, undefined);
  };
  return ts.visitEachChild(node, visit, undefined);
}

async function nodesOf(document: OpenApiDocument, inputs: ReadonlySet<string>): Promise<ts.Node[]> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    // Keep parameters optional if they have a default.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => transform(schema as Schema),
  });
  return nodes.map((node) => withUndefined(node, inputs));
}

/** Returns the types of every schema, path and operation of a document, as TypeScript code. */
export async function schemaTypes(document: OpenApiDocument): Promise<string> {
  return tidy(astToString(await nodesOf(document, inputComponents(document))));
}

const isNamed = (node: ts.Node, name: string): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isPropertySignature(node)) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
  node.name.text === name;

/** Labels the elements of a tuple with their titles in the specification, if every element has a title. */
function withLabels(type: ts.TypeNode, { prefixItems = [] }: Schema): ts.TypeNode {
  const labels = prefixItems.flatMap(({ title = [] }) => title);
  if (!ts.isTupleTypeNode(type) || labels.length !== type.elements.length) return type;
  const elements = type.elements.map((element, index) => {
    const label = ts.factory.createIdentifier(labels[index] ?? "");
    return ts.factory.createNamedTupleMember(undefined, label, undefined, element);
  });
  return ts.factory.createTupleTypeNode(elements);
}

function declaration(name: string, type: ts.TypeNode): ts.Declaration {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return ts.isTypeLiteralNode(type)
    ? ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name, undefined, type);
}

/** Converts an intersection of named types with an object type to an interface that extends the named types. */
const asInterface = (text: string): string =>
  text.replace(
    /^export type (\w+) = ((?:components\["schemas"\]\["\w+"\] & )+)(\{\n[\s\S]*^\});$/m,
    (_, name: string, parts: string, members: string) =>
      `export interface ${name} extends ${parts.replace(/ & $/, "").replaceAll(" & ", ", ")} ${members}`,
  );

/** Replaces references to components by the names of their types. */
export const replaceReferences = (text: string, nameOf: (component: string) => string): string =>
  text.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, (_, component: string) => nameOf(component));

/** Adds a list of the essential fields to the description of a record. */
function withEssentialFields(schema: Schema): Schema {
  const { description = "", "x-essential": names } = schema;
  if (names === undefined) return schema;
  const list = new Intl.ListFormat("en", { type: "disjunction" }).format(names.map((name) => `\`${name}\``));
  const always = `The client rejects a record without ${list}. Any other field may be missing if the platform changes.`;
  return { ...schema, description: `${description} ${always}`.trim() };
}

export interface NamedTypes {
  /** Exported declaration of each component schema, by name. */
  readonly declarations: ReadonlyMap<string, string>;
  /** Code of the other types: `paths`, `operations`, and `components` without `schemas`. */
  readonly rest: string;
}

/**
 * Returns the types of a document. Each component schema becomes a separate declaration with a name from `nameOf`.
 * `inputs` are additional components that only requests use.
 */
export async function namedTypes(
  document: OpenApiDocument,
  nameOf: (component: string) => string,
  inputs: readonly string[] = [],
): Promise<NamedTypes> {
  const described = Object.entries(document.components["schemas"] ?? {}).map(([name, schema]): [string, Schema] => [
    name,
    withEssentialFields(schema as Schema),
  ]);
  const source = { ...document, components: { ...document.components, schemas: Object.fromEntries(described) } };
  const nodes = await nodesOf(source, new Set([...inputs, ...inputComponents(document)]));
  const components = nodes.find((node) => isNamed(node, "components")) as ts.InterfaceDeclaration;
  const schemas = components.members.find((node) => isNamed(node, "schemas")) as ts.PropertySignature;
  const members = (schemas.type as ts.TypeLiteralNode).members.filter(ts.isPropertySignature);
  const declarations = members.map((node): [string, string] => {
    const component = (node.name as ts.Identifier | ts.StringLiteral).text;
    const type = withLabels(node.type as ts.TypeNode, document.components["schemas"]?.[component] as Schema);
    const statement = declaration(nameOf(component), type);
    ts.setSyntheticLeadingComments(statement, ts.getSyntheticLeadingComments(node));
    return [component, asInterface(tidy(astToString([statement])))];
  });
  const others = ts.factory.updateInterfaceDeclaration(
    components,
    components.modifiers,
    components.name,
    components.typeParameters,
    components.heritageClauses,
    components.members.filter((node) => node !== schemas),
  );
  const rest = nodes.map((node) => (node === components ? others : node));
  return { declarations: new Map(declarations), rest: tidy(astToString(rest)) };
}

/** Returns the groups that use each component schema, directly or through other components. */
export function schemaUsers(
  document: Pick<OpenApiDocument, "components">,
  uses: Iterable<readonly [group: string, value: unknown]>,
): Map<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const [group, values] of Map.groupBy(uses, ([name]) => name)) {
    const references = new Set<string>();
    for (const [, value] of values) referencesIn(document, value, references);
    for (const $ref of references) {
      const name = schemaName({ $ref });
      if (name !== undefined) users.set(name, (users.get(name) ?? new Set()).add(group));
    }
  }
  return users;
}
