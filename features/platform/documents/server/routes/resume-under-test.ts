import { type AccountUnderTest, aCandidate, anAccount, changeRow } from '@candor/testkit/builders'
import { aFile, fileAddress } from '@candor/testkit/files'
import type { ServerUnderTest } from '@candor/testkit/server'

/** A candidate with a resume, and the address of the resume for an account of the company. */
export async function aResume(
  { services }: ServerUnderTest,
  given: { name?: string; content?: string | Buffer; isAnonymous?: boolean; account?: AccountUnderTest } = {},
) {
  const account = given.account ?? (await anAccount(services))
  const { companyId, token } = account
  const { isAnonymous = false, name = 'resume.txt', content = '沈知遥，后端工程师' } = given
  const { candidateId } = await aCandidate(services, { companyId, isAnonymous })
  const fileId = await aFile(services, { companyId }, { name, content })
  await services.db.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
  await changeRow(services, 'candidate', candidateId, { resumeFileId: fileId })
  const sourceUrl = await fileAddress(services, token, fileId, candidateId)
  return { account, candidateId, fileId, sourceUrl }
}
