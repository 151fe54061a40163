/**
 * Re-exports the comparison with a live service, which is part of the command line.
 */
/* oxlint-disable no-restricted-imports -- the command line publishes no library, so it is read by path */
export { Comparison } from "../../../packages/cli/src/live/compare.ts";
export { driftLines, readDrift, subjectOf } from "../../../packages/cli/src/live/drift.ts";
export { streamEvents } from "../../../packages/cli/src/live/events.ts";
export { runLive } from "../../../packages/cli/src/live/run-live.ts";
export { readSpecification, type Input, type LiveRead } from "../../../packages/cli/src/live/specification.ts";
export { placeBelow } from "../../../packages/cli/src/live/deviations/values.ts";
