/** Runs before every test file: the properties that fast-check tries begin with the seed of the run. A failure prints it. */
import { configureGlobal } from "fast-check";
import { testSeed } from "./test-seed.ts";

configureGlobal({ seed: testSeed });
