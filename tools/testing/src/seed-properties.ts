import { configureGlobal } from "fast-check";

/** Setup of every test file: the properties of fast-check use the seed of the run. A failure prints it. */
configureGlobal({ seed: Number(process.env["SPECWRIGHT_SEED"]) });
