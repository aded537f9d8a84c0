import { anAccount, anInterview } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { checkReportPassword, shareByEmail } from '../../contract.ts'

export const linkIn = (text: string) => /http:\S+userid=([\w-]{43})/.exec(text)?.[1] ?? ''

/** Reports whose account mails shares, and the queue of mails. */
export function mailingUnderTest(server: ServerUnderTest) {
  async function aReport() {
    const account = await anAccount(server.services)
    const { companyId, accountId, token } = account
    const interview = await anInterview(server.services, { companyId })
    const { candidateId, interviewId } = interview
    const shareUrl = `http://127.0.0.1:3000/newShareReport?userid=${candidateId}`
    const mail = (given: object = {}, as: object = {}) =>
      server.call(
        shareByEmail,
        { email: 'gao.lan@northquay.example', shareUrl, companyId, hasPassword: false, ...given },
        { token, ...as },
      )
    return {
      ...account,
      ...interview,
      of: { companyId, candidateId, interviewId, accountId },
      shareUrl,
      mail,
    }
  }

  const mails = () => server.services.db.selectFrom('mail').orderBy('id').selectAll().execute()

  const open = (id: string, pin?: string) => server.call(checkReportPassword, { id, pin })

  return { aReport, mails, open }
}
