import fc from "fast-check";

/** Random orders and requests come from the seed of the run. */
fc.configureGlobal({ seed: Number(process.env.SPECWRIGHT_SEED) });
