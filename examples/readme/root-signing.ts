/** README.md: a signed fetch. */
import { createSigner, signedFetch } from "@specwright/signing";

const { BYBIT_API_KEY: apiKey = "", BYBIT_API_SECRET: secret = "" } = process.env;
const fetch = signedFetch({ signer: createSigner({ apiKey, secret }) });
const response = await fetch("https://api-testnet.bybit.com/v5/position/list?category=linear&settleCoin=USDT");
console.log(await response.json());
