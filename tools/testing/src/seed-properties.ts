import { configureGlobal } from "fast-check";

/** Gives fast-check the seed of the test run, in every test file. A failing property prints the seed. */
configureGlobal({ seed: Number(process.env["SPECWRIGHT_SEED"]) });
