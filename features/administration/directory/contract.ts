import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('directory')

/** Most rows of the table of groups. */
export const maxRules = 200
export const maxGroupName = 200

const TypeText = z.string().check(z.maxLength(20))

/** How the company's directory is connected, and the type and role that its people get. */
export const getDirectory = defineCall({
  method: 'GET',
  path: '/admin/config/directory/detail',
  summary: 'The company’s directory: its address, what its accounts get, and the table of groups',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    /** The address for the directory's requests. */
    address: z.string(),
    /** Type and role of people in no listed group; null until an administrator sets it: nobody is added before. */
    policy: z.nullable(z.object({ userType: z.string(), roleId: z.string(), addsAtSignIn: z.boolean() })),
    rules: z.array(z.object({ groupName: z.string(), userType: z.string(), roleId: z.string() })),
    /** The number of changes of policy and rules; a change names the revision that it is based on. */
    revision: z.number(),
    /** Names of the directory's groups. */
    groups: z.array(z.string()),
    /** The user types that can be given. */
    types: z.array(z.string()),
    /** Number of accounts that the directory manages. */
    accounts: z.number(),
    /** Whether the caller may make a key for the directory: super administrators do. */
    mayMakeKeys: z.boolean(),
  }),
})

/** Replaces the table. People of the directory get their new type and role at once. */
export const saveDirectory = defineCall({
  method: 'POST',
  path: '/admin/config/directory/save',
  summary: 'Changes what accounts of the directory get, by their groups',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    userType: TypeText,
    roleId: WireId,
    addsAtSignIn: z.boolean(),
    /** Left out, the last change holds. */
    revision: z.optional(wireNumber(0, 2_000_000_000)),
    rules: z
      .array(
        z.strictObject({
          groupName: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxGroupName)),
          userType: TypeText,
          roleId: WireId,
        }),
      )
      .check(z.maxLength(maxRules)),
  }),
  reply: z.object({ revision: z.number() }),
  refusals: {
    unknownType: codes.invalidInput,
    unknownRole: codes.invalidInput,
    groupTwice: codes.invalidInput,
    changedMeanwhile: codes.changedMeanwhile,
  },
})
