import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('roles')

export const maxRoleName = 60

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxRoleName))

/** The roles of the company with their permissions and the number of their accounts. */
export const listRoles = defineCall({
  method: 'GET',
  path: '/admin/config/roles/list',
  summary: 'The roles of the company',
  access: 'admin',
  input: z.object({}),
  reply: z.array(
    z.object({
      roleId: z.string(),
      name: z.string(),
      /** The codes below parentCode 0. */
      buttons: z.array(z.string()),
      accounts: z.number(),
      /** Whether the caller may change it: only super administrators may change a role of theirs. */
      isOpen: z.boolean(),
      /** User types whose new accounts get this role unless somebody chooses another one. */
      presetFor: z.optional(z.array(z.string())),
    }),
  ),
})

export const addRole = defineCall({
  method: 'POST',
  path: '/admin/config/roles/add',
  summary: 'Makes a role that permits nothing yet',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ name: Name }),
  reply: z.object({ roleId: z.string() }),
  refusals: { nameTaken: codes.invalidInput },
})

export const renameRole = defineCall({
  method: 'POST',
  path: '/admin/config/roles/rename',
  summary: 'Gives a role another name',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ roleId: WireId, name: Name }),
  reply: Nothing,
  refusals: { nameTaken: codes.invalidInput, superAdminsOnly: codes.noPermission },
})

/** Adds a permission key to a role or removes it; `data.field` names what is refused. */
export const permitRole = defineCall({
  method: 'POST',
  path: '/admin/config/roles/permit',
  summary: 'Gives a role a permission or takes it away',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    roleId: WireId,
    code: z.string().check(z.maxLength(64)),
    isPermitted: z.boolean(),
  }),
  reply: Nothing,
  refusals: {
    unknownCode: codes.invalidInput,
    lastPermission: codes.invalidInput,
    superAdminsOnly: codes.noPermission,
  },
  onFailure: ['toast'],
})

export const deleteRole = defineCall({
  method: 'POST',
  path: '/admin/config/roles/delete',
  summary: 'Deletes a role that no account has',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ roleId: WireId }),
  reply: Nothing,
  refusals: { inUse: codes.invalidInput, isGivenByDirectory: codes.invalidInput },
  onFailure: ['toast'],
})
