import type { InputSchema } from "../../input/schema.ts";
import { Cursor, Uid, NumericFlag, AgreementCategoryV2, AgreementCategory, ApiKeyAccess, UserCreateSubApiRequestPermissions, SubMemberType, InvitationStatus, UserUpdateApiRequestPermissions, UserUpdateSubApiRequestPermissions } from "./schemas.ts";

/** Input of `POST /v5/user/agreement`. */
export const userAgreement: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["categoryV2", "agree"],
      properties: { categoryV2: AgreementCategoryV2, category: AgreementCategory, agree: { enum: [true] } },
    },
    {
      type: "object",
      required: ["category", "agree"],
      properties: { category: AgreementCategory, categoryV2: AgreementCategoryV2, agree: { enum: [true] } },
    },
  ],
  rules: [{ anyOf: ["category", "categoryV2"] }],
};

/** Input of `POST /v5/user/create-demo-member`. */
export const userCreateDemoMember: InputSchema = { type: "object", properties: {} };

/** Input of `POST /v5/user/create-sub-api`. */
export const userCreateSubApi: InputSchema = {
  type: "object",
  required: ["subuid", "readOnly", "permissions"],
  properties: {
    subuid: { type: "integer" },
    note: { type: "string" },
    readOnly: ApiKeyAccess,
    ips: { type: "string" },
    permissions: UserCreateSubApiRequestPermissions,
  },
};

/** Input of `POST /v5/user/create-sub-member`. */
export const userCreateSubMember: InputSchema = {
  type: "object",
  required: ["username", "memberType"],
  properties: {
    username: {
      type: "string",
      pattern: "^(?=.*[A-Za-z])(?=.*\\d).+$",
      rule: "must hold both letters and digits",
      minLength: 6,
      maxLength: 16,
    },
    password: { type: "string", minLength: 8, maxLength: 30 },
    memberType: SubMemberType,
    switch: NumericFlag,
    isUta: { type: "boolean" },
    note: { type: "string" },
  },
};

/** Input of `POST /v5/user/del-submember`. */
export const userDelSubmember: InputSchema = { type: "object", required: ["subMemberId"], properties: { subMemberId: Uid } };

/** Input of `POST /v5/user/delete-api`. */
export const userDeleteApi: InputSchema = { type: "object", properties: {} };

/** Input of `POST /v5/user/delete-sub-api`. */
export const userDeleteSubApi: InputSchema = { type: "object", properties: { apikey: { type: "string" } } };

/** Input of `GET /v5/user/escrow_sub_members`. */
export const userEscrowSubMembers: InputSchema = {
  type: "object",
  properties: {
    pageSize: {
      type: "string",
      pattern: "^(100|[1-9]\\d?)$",
      rule: "must be a whole number from 1 to 100, as text",
    },
    nextCursor: Cursor,
  },
};

/** Input of `POST /v5/user/frozen-sub-member`. */
export const userFrozenSubMember: InputSchema = {
  type: "object",
  required: ["subuid", "frozen"],
  properties: { subuid: { type: "integer" }, frozen: NumericFlag },
};

/** Input of `GET /v5/user/get-member-type`. */
export const userGetMemberType: InputSchema = { type: "object", properties: { memberIds: { type: "string" } } };

/** Input of `GET /v5/user/invitation/referrals`. */
export const userInvitationReferrals: InputSchema = {
  type: "object",
  properties: {
    status: InvitationStatus,
    size: {
      type: "string",
      pattern: "^(100|[1-9]\\d?)$",
      rule: "must be a whole number from 1 to 100, as text",
    },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/user/query-api`. */
export const userQueryApi: InputSchema = { type: "object", properties: {} };

/** Input of `GET /v5/user/query-sub-members`. */
export const userQuerySubMembers: InputSchema = { type: "object", properties: {} };

/** Input of `GET /v5/user/sub-apikeys`. */
export const userSubApikeys: InputSchema = {
  type: "object",
  required: ["subMemberId"],
  properties: { subMemberId: Uid, limit: { type: "integer", minimum: 1, maximum: 20 }, cursor: Cursor },
};

/** Input of `GET /v5/user/submembers`. */
export const userSubmembers: InputSchema = {
  type: "object",
  properties: {
    pageSize: {
      type: "string",
      pattern: "^(100|[1-9]\\d?)$",
      rule: "must be a whole number from 1 to 100, as text",
    },
    nextCursor: Cursor,
  },
};

/** Input of `POST /v5/user/update-api`. */
export const userUpdateApi: InputSchema = {
  type: "object",
  properties: {
    readOnly: { type: ["integer", "null"], minimum: 0, maximum: 1 },
    permissions: UserUpdateApiRequestPermissions,
  },
};

/** Input of `POST /v5/user/update-sub-api`. */
export const userUpdateSubApi: InputSchema = {
  type: "object",
  properties: {
    apikey: { type: "string" },
    readOnly: ApiKeyAccess,
    ips: { type: "string" },
    permissions: UserUpdateSubApiRequestPermissions,
  },
};
