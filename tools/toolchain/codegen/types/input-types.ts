import type { InputRule, OpenApiDocument, Schema } from "../../model/document.ts";
import { capital } from "../../model/names.ts";
import { requestBody, type TradingOperation } from "../../model/operations.ts";
import { bodyShapes, plainShape } from "../inputs/body-shapes.ts";
import { componentName, objectVariants, queryVariant, type ObjectVariant } from "../inputs/input-schema.ts";
import { applyRules, type InputVariant } from "../inputs/input-variants.ts";
import { docComment } from "../print.ts";
import { clientTypes } from "./client-types.ts";
import { typeName } from "./type-names.ts";
import { variantTypes } from "./variant-types.ts";

/** The type of an operation's input, `<Id>Params`. */
export interface InputTypes {
  /** Object types that have no name in the specification. They are compiled together with its components. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Declarations in addition to those of `schemas`. */
  readonly text: string;
  /** True if the operation can be called without input. */
  readonly isOptional: boolean;
}

/**
 * Returns the input rules that a caller has to follow. Leaves out a required id that the client generates if it is
 * missing.
 */
export function callerRules({ found }: TradingOperation): InputRule[] {
  const { "x-input-rules": rules = [], "x-idempotency": idempotency } = found.operation;
  const isGenerated = ({ required }: InputRule): boolean =>
    idempotency?.mint === true && required?.every((name) => name === idempotency.field) === true;
  return rules.filter((rule) => !isGenerated(rule));
}

const componentRules = (document: OpenApiDocument, component: string): readonly InputRule[] =>
  (document.components["schemas"]?.[component] as Schema | undefined)?.["x-input-rules"] ?? [];

const objectSchema = ({ properties, required, isOpen }: ObjectVariant, description: string): Schema => ({
  type: "object",
  description,
  properties,
  required,
  ...(isOpen ? { additionalProperties: true } : {}),
});

function queryTypes(document: OpenApiDocument, operation: TradingOperation, about: string): InputTypes {
  const query = queryVariant(operation.found);
  const prefix = capital(operation.id);
  const name = `${prefix}Params`;
  if (Object.keys(query.properties).length === 0 && !query.isOpen) {
    return {
      schemas: {},
      text: `${docComment([about])}export type ${name} = Record<string, never>;\n`,
      isOptional: true,
    };
  }
  const shape = plainShape(`${prefix}Fields`, objectSchema(query, about));
  const variants = applyRules(document, shape, callerRules(operation), true);
  const isOptional = variants.some(({ required }) => required.length === 0);
  if (variants.length === 1) return { schemas: { [name]: objectSchema(query, about) }, text: "", isOptional };
  const schemas = { [`${prefix}Fields`]: objectSchema(query, `The fields of \`${name}\`.`) };
  return { schemas, text: variantTypes(document, { name, prefix, about }, variants), isOptional };
}

/**
 * Returns the variants of a request body for which the specification has no named schemas. Gives each variant a name
 * and a schema.
 */
function unnamedShapes(document: OpenApiDocument, prefix: string, body: Schema): [InputVariant, Schema][] {
  return objectVariants(document, body).map((variant, index) => {
    const base = `${prefix}Fields${index === 0 ? "" : index + 1}`;
    const schema = objectSchema(variant, `The fields of \`${prefix}Params\`.`);
    return [plainShape(base, schema), schema];
  });
}

function bodyTypes(document: OpenApiDocument, operation: TradingOperation, body: Schema, about: string): InputTypes {
  const prefix = capital(operation.id);
  const name = `${prefix}Params`;
  const named = bodyShapes(document, body);
  const unnamed = named === undefined ? unnamedShapes(document, prefix, body) : [];
  const shapes = named ?? unnamed.map(([shape]) => shape);
  const rules = callerRules(operation);
  const narrow = (shape: InputVariant, all: readonly InputRule[]) =>
    applyRules(document, shape, all, shapes.length === 1);
  // If the operation's input rules change no variant of the body, use the type that is generated for the body's
  // component.
  const isUnchanged = shapes.every((shape) => narrow(shape, rules)[0] === shape);
  const component = isUnchanged ? componentName(body) : undefined;
  const variants = shapes.flatMap((shape) => narrow(shape, [...componentRules(document, shape.base), ...rules]));
  return {
    schemas: Object.fromEntries(unnamed.map(([{ base }, schema]) => [base, schema])),
    text:
      component === undefined
        ? variantTypes(document, { name, prefix, about }, variants)
        : `${docComment([about])}export type ${name} = ${typeName(component)};\n`,
    isOptional: variants.some(({ required }) => required.length === 0),
  };
}

export function inputTypes(document: OpenApiDocument, operation: TradingOperation): InputTypes {
  const about = `Input of \`trading.${operation.group}.${operation.method}\`.`;
  const body = requestBody(operation.found);
  if (body === undefined) return queryTypes(document, operation, about);
  const types = bodyTypes(document, operation, body.schema, about);
  const own = clientTypes[`${capital(operation.id)}Params`];
  return own === undefined ? types : { ...types, text: own };
}

/** Returns whether a component is a choice between named object types and requires more fields than they do. */
export function isChoiceOfShapes(document: OpenApiDocument, schema: Schema): boolean {
  const isChoice = (schema.oneOf ?? schema.anyOf) !== undefined && schema.allOf === undefined;
  return isChoice && bodyShapes(document, schema)?.some(({ title }) => title !== undefined) === true;
}

/** Prints the type of a component with rules between its fields, as a union of variants. */
export function componentVariants(document: OpenApiDocument, component: string, schema: Schema): string {
  const shapes = isChoiceOfShapes(document, schema)
    ? (bodyShapes(document, schema) ?? [])
    : [plainShape(component, schema)];
  const variants = shapes.flatMap((shape) => applyRules(document, shape, schema["x-input-rules"] ?? [], true));
  const about = schema.description ?? component;
  return variantTypes(document, { name: typeName(component), prefix: component, about }, variants);
}
