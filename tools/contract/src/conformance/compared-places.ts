/** What the comparison of `pnpm live` finds in samples. */
import { Comparison } from "../comparison/compare.ts";
import { readSpecificationIndex } from "../comparison/specification-index.ts";
import { contracts, operationIdOf, streamsDocument } from "../documents.ts";
import { topicsOf } from "@specwright-tools/model/streams";
import type { LoadedSample } from "./load-samples.ts";
import { firstSuccess, type MessageSample, type Sample } from "./sample.ts";
import type { StreamContract } from "./contract.ts";

function compareResponse(comparison: Comparison, { method, path, status, response }: Sample): void {
  const operation = contracts.map((contract) => contract.find(method, path)).find((found) => found !== undefined);
  if (operation === undefined || response === undefined || response === null) return;
  const compared = { operationId: operationIdOf(operation), status: status ?? firstSuccess(operation) };
  comparison.response({ ...compared, headers: new Headers(), body: response });
}

/** Only pushed messages of topics that the clients offer: several topics share an address, and the closest one is meant. */
function compareMessage(comparison: Comparison, streams: StreamContract, { message }: MessageSample): void {
  const channel = streams.closest(message)?.message.channel;
  const topic = topicsOf(streamsDocument).find(({ id }) => id === channel);
  if (topic?.message !== undefined) comparison.message(topic.id, message);
}

/** The places in which the responses and messages of samples differ, with what to write where. */
export function comparedPlaces(streams: StreamContract, samples: readonly LoadedSample[]): string[] {
  const comparison = new Comparison(readSpecificationIndex());
  for (const sample of samples)
    if ("message" in sample) compareMessage(comparison, streams, sample);
    else compareResponse(comparison, sample);
  return comparison.differences.map(
    ({ operation, topic, place, found, example = "", files, advice }) =>
      `- ${operation ?? `topic ${topic}`}: ${place}: ${found} ${example}: ${files.join(" or ")}: ${advice}`,
  );
}
