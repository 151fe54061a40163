import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/user.ts");

/** Sign the agreement for special perpetuals. `POST /v5/user/agreement` */
export const userAgreement: Operation<"userAgreement"> = {
  id: "userAgreement",
  method: "POST",
  path: "/v5/user/agreement",
  inputs,
  rateLimits: [{ requests: 20, windowMs: 1000 }],
};

/** Create or find the demo account. `POST /v5/user/create-demo-member` */
export const userCreateDemoMember: Operation<"userCreateDemoMember"> = {
  id: "userCreateDemoMember",
  method: "POST",
  path: "/v5/user/create-demo-member",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  environments: ["mainnet"],
};

/** Create a key of a sub-account. `POST /v5/user/create-sub-api` */
export const userCreateSubApi: Operation<"userCreateSubApi"> = {
  id: "userCreateSubApi",
  method: "POST",
  path: "/v5/user/create-sub-api",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** Create a sub-account. `POST /v5/user/create-sub-member` */
export const userCreateSubMember: Operation<"userCreateSubMember"> = {
  id: "userCreateSubMember",
  method: "POST",
  path: "/v5/user/create-sub-member",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** Delete a sub-account. `POST /v5/user/del-submember` */
export const userDelSubmember: Operation<"userDelSubmember"> = {
  id: "userDelSubmember",
  method: "POST",
  path: "/v5/user/del-submember",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Delete the key that signs the call. `POST /v5/user/delete-api` */
export const userDeleteApi: Operation<"userDeleteApi"> = {
  id: "userDeleteApi",
  method: "POST",
  path: "/v5/user/delete-api",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Delete a key of a sub-account. `POST /v5/user/delete-sub-api` */
export const userDeleteSubApi: Operation<"userDeleteSubApi"> = {
  id: "userDeleteSubApi",
  method: "POST",
  path: "/v5/user/delete-sub-api",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** List fund custodial sub-accounts page by page. `GET /v5/user/escrow_sub_members` */
export const userEscrowSubMembers: Operation<"userEscrowSubMembers"> = {
  id: "userEscrowSubMembers",
  method: "GET",
  path: "/v5/user/escrow_sub_members",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "nextCursor", next: "nextCursor", items: "subMembers", last: "0" },
};

/** Freeze or free a sub-account. `POST /v5/user/frozen-sub-member` */
export const userFrozenSubMember: Operation<"userFrozenSubMember"> = {
  id: "userFrozenSubMember",
  method: "POST",
  path: "/v5/user/frozen-sub-member",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** List wallets of own accounts. `GET /v5/user/get-member-type` */
export const userGetMemberType: Operation<"userGetMemberType"> = {
  id: "userGetMemberType",
  method: "GET",
  path: "/v5/user/get-member-type",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
};

/** List users that the account has invited. `GET /v5/user/invitation/referrals` */
export const userInvitationReferrals: Operation<"userInvitationReferrals"> = {
  id: "userInvitationReferrals",
  method: "GET",
  path: "/v5/user/invitation/referrals",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextCursor", items: "records" },
};

/** Read data of the key that signs the call. `GET /v5/user/query-api` */
export const userQueryApi: Operation<"userQueryApi"> = {
  id: "userQueryApi",
  method: "GET",
  path: "/v5/user/query-api",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** List up to 1000 sub-accounts. `GET /v5/user/query-sub-members` */
export const userQuerySubMembers: Operation<"userQuerySubMembers"> = {
  id: "userQuerySubMembers",
  method: "GET",
  path: "/v5/user/query-sub-members",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
};

/** List keys of a sub-account. `GET /v5/user/sub-apikeys` */
export const userSubApikeys: Operation<"userSubApikeys"> = {
  id: "userSubApikeys",
  method: "GET",
  path: "/v5/user/sub-apikeys",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "result" },
};

/** List sub-accounts page by page. `GET /v5/user/submembers` */
export const userSubmembers: Operation<"userSubmembers"> = {
  id: "userSubmembers",
  method: "GET",
  path: "/v5/user/submembers",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "nextCursor", next: "nextCursor", items: "subMembers", last: "0" },
};

/** Change the key that signs the call. `POST /v5/user/update-api` */
export const userUpdateApi: Operation<"userUpdateApi"> = {
  id: "userUpdateApi",
  method: "POST",
  path: "/v5/user/update-api",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Change a key of a sub-account. `POST /v5/user/update-sub-api` */
export const userUpdateSubApi: Operation<"userUpdateSubApi"> = {
  id: "userUpdateSubApi",
  method: "POST",
  path: "/v5/user/update-sub-api",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};
