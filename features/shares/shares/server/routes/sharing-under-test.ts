import { anAccount, anInterview } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { checkReportPassword, makeShare } from '../../contract.ts'

export const wanted = {
  sections: ['reportAIInterview'],
  showsScores: true,
  days: 7,
  hasPassword: false,
  language: 'cn' as const,
  note: '',
}

export const tokenIn = (shareUrl: string) => new URL(shareUrl).searchParams.get('userid') ?? ''

/** Reports whose account makes shares, and links of shares that somebody opens. */
export function sharingUnderTest(server: ServerUnderTest) {
  async function aReport() {
    const account = await anAccount(server.services)
    const { companyId, accountId, token } = account
    const interview = await anInterview(server.services, { companyId })
    const { candidateId, interviewId } = interview
    const make = (given: Partial<typeof wanted> = {}) =>
      server.call(makeShare, { jobseekerChannelId: candidateId, ...wanted, ...given }, { token })
    return { ...account, ...interview, of: { companyId, candidateId, interviewId, accountId }, make }
  }

  const open = (id: string, pin?: string) => server.call(checkReportPassword, { id, pin })

  return { aReport, open }
}
