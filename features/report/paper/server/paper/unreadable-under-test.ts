import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { type ReportPaper, readPaper } from '../../contract.ts'

export type Read = (lang: string) => Promise<ReportPaper>

export const noticesIn = (paper: ReportPaper, tab: string) =>
  (paper.tabs.find(({ title }) => title === tab)?.blocks ?? []).flatMap((block) =>
    block.kind === 'notice' ? [block.text] : [],
  )

export const unreadable = 'This part was imported but could not be read. Please tell an administrator.'

/** Reports whose stored parts have other formats. */
export function unreadableUnderTest(server: ServerUnderTest) {
  /** A report of an interview with these documents. */
  async function aReport(documents: Readonly<Record<string, unknown>>): Promise<Read> {
    const { services } = server
    const interview = await anInterview(services)
    const { companyId, interviewId } = interview
    for (const [part, document] of Object.entries(documents)) {
      await aDocument(services, interview, part, document)
    }
    await services.db
      .updateTable('interview')
      .set({ hasAi: true })
      .where('id', '=', interviewId)
      .where('companyId', '=', companyId)
      .execute()
    const { token } = await anAccount(services, { companyId, userType: 'admin', buttons: permissionKeys })
    return async (lang) => (await server.call(readPaper, { userId: interviewId }, { token, lang })).data.paper
  }

  return { aReport }
}
