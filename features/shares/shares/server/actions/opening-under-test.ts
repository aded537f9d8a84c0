import { anAccount, anInterview } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import * as z from 'zod/mini'
import { checkReportPassword } from '../../contract.ts'

/** The reply to an opening, with any data. */
const OpeningReply = z.object({
  code: z.number(),
  data: z.nullable(z.looseObject({ visit: z.nullish(z.object({ token: z.string() })) })),
})

/** Links of shares, and visitors who open them. */
export function openingUnderTest(server: ServerUnderTest) {
  async function aReport() {
    const { companyId, accountId } = await anAccount(server.services)
    const { candidateId, interviewId } = await anInterview(server.services, { companyId })
    return { of: { companyId, candidateId, interviewId, accountId } }
  }

  const open = (id: string, pin?: string) => server.call(checkReportPassword, { id, pin })

  async function openFrom(remoteAddress: string, id: string, pin = '') {
    const payload = { id, pin }
    const { path: url } = checkReportPassword
    const response = await server.app.inject({ method: 'POST', url, remoteAddress, payload })
    return OpeningReply.parse(response.json())
  }

  const aLocked = async () => aShare(server.services, { ...(await aReport()).of, password: 'Kd27Rx' })

  return { aReport, open, aLocked, openFrom }
}
