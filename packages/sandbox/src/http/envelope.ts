/** Envelope of every response of the trading API. */
export interface Envelope {
  retCode: number;
  retMsg: string;
  result: unknown;
  retExtInfo: unknown;
  time: number;
}

/** Successful reply of an operation: the result and the other fields of its envelope. */
export class Reply {
  readonly result: unknown;
  readonly retExtInfo: unknown;
  readonly retMsg: string;
  /** Additional envelope fields, which a few operations have. */
  readonly envelopeFields: object;

  constructor(result: unknown, options: { retExtInfo?: unknown; retMsg?: string; envelopeFields?: object } = {}) {
    this.result = result;
    this.envelopeFields = options.envelopeFields ?? {};
    this.retExtInfo = options.retExtInfo ?? {};
    this.retMsg = options.retMsg ?? "OK";
  }
}

/** Error with a documented return code. Handlers throw it, and the server sends it as an envelope. */
export class ApiError extends Error {
  readonly retCode: number;
  readonly status: number;
  /**
   * HTML body that is sent instead of an envelope, as by a proxy in front of the service. Undefined for an envelope.
   */
  readonly html: string | undefined;
  /** Result of the envelope. Most failures have an empty one. */
  readonly result: object;

  constructor(retCode: number, message: string, options: { status?: number; html?: string; result?: object } = {}) {
    super(message);
    this.retCode = retCode;
    this.status = options.status ?? 200;
    this.html = options.html;
    this.result = options.result ?? {};
  }
}

/** Creates the error for a request that a proxy in front of the service refuses with an HTML page. */
export const forbidden = (retCode: number, message: string, text = message): ApiError =>
  new ApiError(retCode, message, {
    status: 403,
    html: `<html><body><h1>403 Forbidden</h1><p>${text}</p></body></html>`,
  });

/**
 * Runs a function. Returns its result, or the `ApiError` that it throws. Rethrows any other error, because it is a bug
 * in the sandbox.
 */
export function attempt<Result>(run: () => Result): Result | ApiError {
  try {
    return run();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

export const inputError = (message: string): ApiError => new ApiError(10001, message);

export function envelope(reply: Reply, time: number): Envelope {
  return {
    ...reply.envelopeFields,
    retCode: 0,
    retMsg: reply.retMsg,
    result: reply.result,
    retExtInfo: reply.retExtInfo,
    time,
  };
}

export function failure(error: { retCode: number; message: string; result?: object }, time: number): Envelope {
  return { retCode: error.retCode, retMsg: error.message, result: error.result ?? {}, retExtInfo: {}, time };
}
