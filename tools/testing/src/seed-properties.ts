import { configureGlobal } from "fast-check";

/** Runs before every test file: the properties that fast-check tries begin with the seed of the run. A failure prints it. */
configureGlobal({ seed: Number(process.env["SPECWRIGHT_SEED"]) });
