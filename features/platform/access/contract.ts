import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

/** The refusals of the gate, whichever call it guards. */
export const gateRefusals = {
  feature: 'access',
  refusals: {
    signInNeeded: codes.signInNeeded,
    tokenInvalid: codes.tokenInvalid,
    tokenExpired: codes.tokenExpired,
    notFound: codes.notFound,
    erased: codes.notFound,
    noView: codes.noPermission,
    noOperate: codes.noPermission,
    passwordChangeNeeded: codes.noPermission,
  },
} as const

/** The fewest characters of a password that people choose. */
export const minPasswordLength = 10

const defineCall = callsOf('access')

const ButtonNode = z.object({ code: z.string(), parentCode: z.string() })

/** The pages and buttons of a role; top-level codes stand under parentCode 0 (R6-003). */
export const getRolesByUser = defineCall({
  method: 'POST',
  path: '/admin/auth/role/getRolesByUser',
  isRead: true,
  summary: 'The pages and buttons of an account’s role',
  access: { user: { company: 'companyId' } },
  input: z.object({ authRoleId: WireId, companyId: WireId }),
  reply: z.object({ authPages: z.array(ButtonNode), authButtons: z.array(ButtonNode) }),
})
