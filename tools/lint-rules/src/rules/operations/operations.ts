import { type Context, at, follow, isObject, listOf, type Place } from "../../redocly.ts";
import { fieldsOf } from "../schemas/schemas.ts";

/** The name and place of each parameter of an operation, references followed. */
function parametersOf(operation: Place, context: Context): Place[] {
  return listOf(operation.node["parameters"]).flatMap((parameter, index) => {
    if (!isObject(parameter)) return [];
    const place = { node: parameter, location: operation.location.child(["parameters", index]) };
    return [follow(place, context) ?? []].flat();
  });
}

const json = ["content", "application/json", "schema"];

/** The schema of the JSON body of a request. */
export const requestSchema = (operation: Place, context: Context): Place | undefined =>
  at(operation, ["requestBody", ...json], context);

/** Every field that a caller can give: the parameters and the members of the body. */
export function inputFields(operation: Place, context: Context): Map<string, Place[]> {
  const fields = fieldsOf(requestSchema(operation, context), context);
  for (const parameter of parametersOf(operation, context)) {
    const schema = at(parameter, ["schema"], context);
    fields.set(String(parameter.node["name"]), schema === undefined ? [] : [schema]);
  }
  return fields;
}

/** Every field of the result: what the envelope holds as `result`, or the whole response where there is no envelope. */
export function resultFields(operation: Place, context: Context): Map<string, Place[]> {
  const response = at(operation, ["responses", "200", ...json], context);
  const members = fieldsOf(response, context);
  const results = members.get("result");
  if (results === undefined) return members;
  const fields = new Map<string, Place[]>();
  for (const result of results) fieldsOf(result, context, fields);
  return fields;
}
