import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { listAttachments } from '../../contract.ts'

export interface ReaderUnderTest {
  candidateId: string
  token: string
}

/** A file among the attachments of a bundle. */
export const file = (attachUrl: string, more: object = {}) => ({
  externalId: `id of ${attachUrl.slice(attachUrl.indexOf('/') + 1)}`,
  attachName: '作品集',
  attachType: 0,
  attachUrl,
  ...more,
})

export const candidate = { name: '沈知遥', stageId: '2', stageTypeKind: 2, appliedAt: 1 }

const media = {
  'one/media/portfolio.PDF': 'a document',
  'one/media/walk.mov': 'a video',
  'one/media/walk.wov': 'an older video',
  'one/media/letter.txt': 'a letter',
  'one/media/quote.xlsx': Buffer.from('PK\u0003\u0004\u0000\u0000 a sheet', 'latin1'),
  'one/media/table.xls': '<html><body><table><tr><td>1</td></tr></table></body></html>',
  'one/media/notes.key': Buffer.from([0, 1, 2, 0, 255, 254, 0, 7]),
}

/** A server that imports bundles with attachments as customers do. */
export function attachmentsUnderTest() {
  const server = serverUnderTest()
  const importer = importerUnderTest(server)

  async function importBundle(companyId: CompanyId, bundle: object) {
    const [result] = await importer.importFiles({ 'one/bundle.json': bundle, ...media }, companyId)
    return result
  }

  /** Imports one candidate into a company of its own, with an account that may read everything there. */
  async function importParts(parts: Record<string, unknown>, isAnonymous = false) {
    const { companyId, token } = await anAccount(server.services)
    const bundle = aBundle({ ...parts, candidate: { ...candidate, isAnonymous } })
    const result = await importBundle(companyId, bundle)
    const row = await importer.findCandidate(companyId)
    return { result, bundle, token, companyId, candidateId: row?.id ?? '' }
  }

  const readList = ({ candidateId, token }: ReaderUnderTest) =>
    server.call(listAttachments, { jobSeekerChannelId: candidateId }, { token })

  return { server, importBundle, importParts, readList }
}
