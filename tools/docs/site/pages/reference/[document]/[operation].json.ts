import { slug } from "@specwright-tools/toolchain/model/names";
import { exampleData } from "../../../../src/specification/samples/examples.ts";
import { operationPage } from "../../../../src/specification/operation-page.ts";
import { everyOperation, type OperationRow } from "../../../../src/specification/operations.ts";

export function getStaticPaths() {
  return everyOperation.map((row) => ({
    params: { document: row.document, operation: slug(row.operationId) },
    props: { row },
  }));
}

export const GET = ({ props }: { props: { row: OperationRow } }) =>
  Response.json(exampleData(operationPage(props.row)));
