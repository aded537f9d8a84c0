import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import type { ServiceCaller, Viewer } from './rules/viewer.ts'

declare module '@candor/call/define' {
  interface Admissions {
    /** An account of the company that is not frozen. */
    user: Viewer
    /** Whoever may read a report: an account. */
    reader: Viewer
    /** A machine with a service key of the company. */
    serviceKey: ServiceCaller
  }
}

/** What the gate says no with, whichever call it guards. */
export const gateRefusals = {
  feature: 'access',
  refusals: {
    signInNeeded: codes.signInNeeded,
    tokenInvalid: codes.tokenInvalid,
    tokenExpired: codes.tokenExpired,
    notFound: codes.notFound,
    noView: codes.noPermission,
    noOperate: codes.noPermission,
  },
} as const

const defineCall = callsOf('access')

const ButtonNode = z.object({ code: z.string(), parentCode: z.string() })

/** The pages and buttons of a role; top-level codes stand under parentCode 0 (R6-003). */
export const getRolesByUser = defineCall({
  method: 'POST',
  path: '/admin/auth/role/getRolesByUser',
  summary: 'The pages and buttons of an account’s role',
  access: 'user',
  input: z.object({ authRoleId: WireId, companyId: WireId }),
  reply: z.object({ authPages: z.array(ButtonNode), authButtons: z.array(ButtonNode) }),
})
