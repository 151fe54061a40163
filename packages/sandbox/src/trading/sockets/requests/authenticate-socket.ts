import { ApiError } from "../../../http/envelope.ts";
import type { ApiKey, KeyRing } from "../../access/keys.ts";

interface Caller {
  address: string;
  now: number;
}

/** The key that signed `GET/realtime` and an expiry after now. Throws the refusal otherwise. */
export function authenticateSocket(keys: KeyRing, args: unknown, { address, now }: Caller): ApiKey {
  const [apiKey, expires, signature]: readonly unknown[] = Array.isArray(args) && args.length === 3 ? args : [];
  if (typeof apiKey !== "string" || !isExpiry(expires) || typeof signature !== "string" || Number(expires) <= now)
    throw new ApiError(10001, "Params Error");
  const key = keys.find(apiKey);
  if (key === undefined)
    throw new ApiError(10003, "API key is invalid: it is not known here; is it a key of this environment?");
  const payload = `GET/realtime${expires}`;
  if (!key.verifier.verifySync({ apiKey: "", timestamp: "", payload, signature }))
    throw new ApiError(10004, `error sign! origin_string[${payload}]`);
  if (key.ips.length > 0 && !key.ips.includes(address))
    throw new ApiError(10010, "the API key is bound to other addresses");
  if (key.expiresAt !== 0 && key.expiresAt <= now) throw new ApiError(33004, "the API key has expired");
  return key;
}

/** Clients send the expiry as a number or as text. */
const isExpiry = (value: unknown): value is number | string =>
  (typeof value === "number" || typeof value === "string") && /^\d{1,16}$/.test(String(value));
