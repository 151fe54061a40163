import { validExamples } from "./rules/examples.ts";
import { named } from "./redocly.ts";
import * as contradictions from "./rules/contradictions.ts";
import { propertyDescriptions, wholeSentences } from "./rules/descriptions.ts";
import { knownExtensions } from "./rules/extensions.ts";
import * as fieldNames from "./rules/field-names.ts";
import * as access from "./rules/operations/access.ts";
import * as deprecation from "./rules/operations/deprecation.ts";
import { operationIdIsPath, pathFileNames, pathsInOrder, schemaFileNames } from "./rules/operations/names.ts";
import * as parts from "./rules/operations/parts.ts";
import * as tags from "./rules/operations/tags.ts";
import * as bounds from "./rules/schemas/bounds.ts";
import { distinctValues, explainedValues, namedEnumerations } from "./rules/schemas/enumerations.ts";
import * as keywords from "./rules/schemas/keywords.ts";
import * as openness from "./rules/schemas/openness.ts";
import * as places from "./rules/schemas/places.ts";
import * as stated from "./rules/schemas/stated.ts";
import * as times from "./rules/schemas/times.ts";
import { streamRules, withRows } from "./streams/rules.ts";

/** The rules of `specs/README.md` that Redocly's own rules cannot say, by the name they have in `redocly.yaml`. */
export const rules = named({
  ...access,
  ...bounds,
  ...contradictions,
  ...deprecation,
  ...fieldNames,
  ...keywords,
  ...openness,
  ...parts,
  ...places,
  ...stated,
  ...tags,
  ...times,
  distinctValues,
  explainedValues,
  namedEnumerations,
  operationIdIsPath,
  pathFileNames,
  pathsInOrder,
  schemaFileNames,
  knownExtensions,
  propertyDescriptions,
  validExamples,
  wholeSentences,
});

// oxlint-disable-next-line import/no-default-export -- Redocly loads a plugin by its default export
export default function specwright() {
  return { id: "specwright", rules: { oas3: rules, async3: streamRules }, typeExtension: { async3: withRows } };
}
