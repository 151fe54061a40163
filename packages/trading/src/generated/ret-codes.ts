/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/ret-codes.yaml
 * Hash: a1bf51fe207b1dce
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
/** What a documented code means for a client. */
export type RetCodeClass = "auth" | "business" | "duplicate" | "funds" | "no-op" | "not-found" | "permission" | "rate-limit" | "retryable" | "state" | "timestamp" | "transient" | "unknown-outcome" | "validation";

/** Lines of: path prefix, class, codes as distances in base 36. */
export const retCodes = ` auth -1jz 99u 1 3 hqt g83p
 business n91 1 1 1 20 1 j n0p 2 1 2 1 3 1 1 1 3 2 1 1 1 1 1 2 2 5 2 2y 1 m7 2 2 1 3 11sz 6 2 2 3 1 3 1 1 1 6 1 2 7 1 2 4 2 9 1 2 1 3 6 1 2 2 3 2 2 1 2 1 1 2 1 4 4 1 2 2 1 1 1 1 8 1 1 1 2 1 3 4z 1 1 1 1 1 1 1 1 3 1 2 1 1 1 1 j3 fh6 1 1 1 1 1 1 1 1 1 1 2 1 1 6 1 1 1 6 1 1 1 2y 1 1 3 4 3 1 e 1 7 6rh 1 664 1 2 2 3 1 1 3 2 2 2 d 5 2 1 6 1 gy2 1 8 c 3 1 2 2f 8 1 3 4 5 4 1 7 2 x 1 1 1 1 1 1 1 1 3 1 2 1 3 2 3 1 1 1 2 3 4 1 1 1 29 1 1 s 3 2 c 1 1 b 1 9 1 93 2t 408 1 2 1 5 1 1 4 5 1 2 1 1 1 1 1 4 2r 2 1 1 1s md 1 1 1 1 2 1 1 1 2 3 1 2aw 1 1 1 1 4 2 2 9 2 1 1 1iq b 2l 3 1 2 1 4o4j 1 2 2s 28g s2 3uw 68j7 2 1 4 3 6 1hl8m 1 3 8x 49xm 1z 1 2 82qf 2 1 k 3 9 i0964 j 1 d 1 1d d 1
 duplicate 7q6 7pk 1xhu g7m 3o u1b 4j5 7 rp 2bj 6
 funds ncg 1pj8 2 1 5 2 u 1 2 4 1 1 26 g62 3j g cy8 a 7 8 gz0 2q 4jg ro 5 2bc 1lx 4o4x 1 6fha 1lvdu 82vd i0975
 no-op q9k 1mmp 1 1 g
 not-found 1ach q8 11sw u 6 p 6m 1 g14 3m cz4 7 h29 1y 8 4gq 3 a rd 2br rk x4 1 4o1z 331 222y jyhqn
 permission 7px 3 1 1 e 3 1 1 7rn uud q5 ffh eod 7qt 1 1 1 1 j 9 3 2 9 1 7 4 2 7 4 4m a 4 7 fyh 1p i 7 1 2 1 36 i 1 2 4 6rl s9 1 7 5e2 gzr 4t a 5 h 2z 7 4d1 1 s 2u 2zc 1 6 1 b 2 3 rf u9 2p 6t82 1q6fc 24ds 47 6y c i66mt b 5 1
 rate-limit 7py c ap q 7dy 7qo 3002 61
 retryable bx 7ee 2lcm 2 5h 1 t cyd 2 5 8 1 1 mcm 2ba i 5 6uw9 1 4abm 1xfx 1jy1y i8bx7 2
 state uv8 fh6 6 6 12iz 3 2 5 9 4 5 1 1 1 2 3 d 1 1 3 4 b 2 1 i 1 e 3 m 2 4w g0z 8 7 6va rv l 5ef 1 2 4 1 h23 3 2 7 13 10 4gu 2 1 5 b 1 2 1 1 2m 4 4jf 27 2 3 1 4o7f 1 1 1lvem 25bi g 6 4a17 1 1 4a 1 3 82qe 1 q i0972 3 3 7 2 1
 timestamp -1 7pv
 transient 2cxr z n29 nak bcti 1ty7s 7 v il7so
 unknown-outcome 7ps g 3fg1 6 p 36 1 2f 24
 validation 7pt g ar 12br 2 7 2 2 1 1 1 2 2 p6 2 3 1 11tf 1 u 1 16 1 f 1 g4d 27 3d 1 7 1 4 cyc 2 2 1 7 2 b b 3 h0v a 1 1 4 9 4 3 b 1h 1 4h6 r 2t o7 1 f 2au 1 a 2 5 2 r7 1 1 1 1 1 1 1 1 1 1 1 2 4 1 1 ud 2h 1 1 4o1x 1lvh1 41 8kp8 2 1 1 1 5xgb i0964 d 6 1
/v5/alpha/prediction business f04i
/v5/alpha/prediction funds f04q 1
/v5/alpha/prediction not-found f04h
/v5/alpha/prediction validation 3uw1
/v5/asset/covert business f04h 1 5 4
/v5/asset/covert not-found f04k
/v5/asset/covert permission f04q
/v5/asset/covert state f04s
/v5/asset/covert validation f04g
/v5/asset/exchange business f04h 6
/v5/asset/exchange not-found f04k
/v5/asset/exchange state f04s
/v5/asset/exchange validation f04g
/v5/asset/transfer unknown-outcome 2t2x 2 5h 1 t
/v5/asset/withdraw unknown-outcome 2t2x 2 5h 1 t
/v5/broker/award validation 8kn5
/v5/fiat not-found 8kn5`;
