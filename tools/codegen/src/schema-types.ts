import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import type { OpenApiDocument, Schema } from "./document.ts";

const keyword = (kind: ts.KeywordTypeSyntaxKind) => ts.factory.createKeywordTypeNode(kind);

/** `string & {}`: any text, without swallowing the known values beside it, so that an editor still offers them. */
const otherText = () =>
  ts.factory.createIntersectionTypeNode([
    keyword(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode(undefined),
  ]);

/** The known values of an enumeration that stays open: `anyOf: [{ enum }, { type: string }]`. */
function openEnumeration(schema: Schema): readonly (string | number | boolean)[] | undefined {
  const [known, other, ...more] = schema.anyOf ?? [];
  if (known?.enum === undefined || other === undefined || more.length > 0) return undefined;
  return other.type === "string" && Object.keys(other).length === 1 ? known.enum : undefined;
}

const milliseconds = /milliseconds/i;

/**
 * A 64-bit integer is read as a number while that is exact and as a bigint beyond. Moments in milliseconds never
 * come near the border, so they stay plain numbers.
 */
export function is64Bit(schema: Schema): boolean {
  return schema.format === "int64" && !milliseconds.test(schema.description ?? "");
}

function transform(schema: Schema): ts.TypeNode | undefined {
  const known = openEnumeration(schema);
  if (known?.every((value) => typeof value === "string")) {
    const literals = known.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value)));
    return ts.factory.createUnionTypeNode([...literals, otherText()]);
  }
  if (!is64Bit(schema)) return undefined;
  const number = [keyword(ts.SyntaxKind.NumberKeyword), keyword(ts.SyntaxKind.BigIntKeyword)];
  const nothing = Array.isArray(schema.type) && schema.type.includes("null");
  const types: ts.TypeNode[] = nothing
    ? [...number, ts.factory.createLiteralTypeNode(ts.factory.createNull())]
    : number;
  return ts.factory.createUnionTypeNode(types);
}

/** The types of every schema, path and operation of a document, as TypeScript text. */
export async function schemaTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    // A parameter with a default may be left out.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => transform(schema as Schema),
  });
  return astToString(nodes);
}
