import type { AnyAccess } from '@candor/call/define'
import { letsVisitorsIn } from './visits.ts'

const inHeader = { type: 'apiKey', in: 'header', name: 'token' } as const

/** The tokens that the gate knows, each in the header `token`, as the published interface describes them. */
export const tokenSchemes = {
  account: { ...inHeader, description: 'Of a signed-in account, as /admin/login answers it.' },
  visit: {
    ...inHeader,
    description:
      'Of a visitor who reads a shared report, as /candidate/employment/interview/checkReportPwd answers it.',
  },
  serviceKey: { ...inHeader, description: 'A key of the company for a system that sends results.' },
} as const

/** The tokens of a call, any one of which it accepts; none for a call that is proved by its input. */
export function tokensOf(access: AnyAccess): readonly (keyof typeof tokenSchemes)[] {
  if (access === 'public') return []
  if (access === 'serviceKey') return ['serviceKey']
  return letsVisitorsIn(access) ? ['account', 'visit'] : ['account']
}
