/** Examples of responses and messages in the published documents. */

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

/** Part of an OpenAPI document with the examples of responses. */
interface OpenApiExamples {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationExamples>>>>;
}

interface OperationExamples {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaType>> }>>;
}

interface MediaType {
  readonly examples?: Readonly<Record<string, Example>>;
}

/** Part of an AsyncAPI document with the examples of messages. */
interface AsyncApiExamples {
  readonly channels: Readonly<Record<string, { readonly messages?: Readonly<Record<string, Message>> }>>;
}

interface Message {
  readonly examples?: readonly { readonly payload: unknown }[];
}

/** Returns the value at a reference such as `#/components/examples/SpotInstrument`. */
const referred = (document: object, reference: string): Example =>
  reference
    .slice("#/".length)
    .split("/")
    .reduce<unknown>((at, name) => (Object(at) as Readonly<Record<string, unknown>>)[name], document) as Example;

/** Returns the examples of successful responses, by operation ID. */
export function responseExamples(document: unknown): Record<string, unknown[]> {
  const operations = Object.values((document as OpenApiExamples).paths).flatMap((path) => Object.values(path));
  return Object.fromEntries(
    operations.map(({ operationId = "", responses = {} }) => {
      const { content } = responses["200"] ?? responses["201"] ?? {};
      const examples = Object.values(content?.["application/json"]?.examples ?? {});
      const valueOf = (example: Example): unknown =>
        (example.$ref === undefined ? example : referred(document as object, example.$ref)).value;
      return [operationId, examples.map(valueOf)];
    }),
  );
}

/** Returns the examples of messages, by topic (`topic kline`). */
export const messageExamples = (document: unknown): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries((document as AsyncApiExamples).channels).map(([id, { messages = {} }]) => [
      `topic ${id}`,
      Object.values(messages).flatMap(({ examples = [] }) => examples.map(({ payload }) => payload)),
    ]),
  );
