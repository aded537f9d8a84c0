import { anAccount } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { readCandidateFacts } from '../../../candidate-facts/contract.ts'
import { eraseCandidates } from '../../../erasure/server/actions/erase-candidate.ts'
import { compareCandidates, mergeCandidates, unmergeCandidates } from '../../contract.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

/** Two imported candidates of one position, merged into the first one. */
async function aMergedPair() {
  const account = await anAccount(server.services, { userType: 'admin' })
  const { companyId, token } = account
  const keptBundle = aBundle()
  const otherBundle = aBundle()
  const send = async (bundle: object) => {
    const results = await importFiles({ 'bundle.json': bundle }, companyId)
    return results.flatMap(({ faults }) => faults)
  }
  expect([await send(keptBundle), await send(otherBundle)]).toEqual([[], []])
  const idOf = async (externalId: string) => {
    const { id } = await server.services.db
      .selectFrom('candidate')
      .where('companyId', '=', companyId)
      .where('externalId', '=', externalId)
      .select('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const keptId = await idOf(keptBundle.externalId)
  const otherId = await idOf(otherBundle.externalId)
  const as = { token, lang: 'en' }
  const share = await aShare(server.services, { ...account, candidateId: otherId })
  const { data } = await server.call(compareCandidates, { jobseekerChannelId: keptId, otherId }, as)
  const merged = await server.call(
    mergeCandidates,
    {
      jobseekerChannelId: keptId,
      otherId,
      kind: data.kind,
      revision: data.kept.revision,
      otherRevision: data.other.revision,
      fromOther: [],
    },
    as,
  )
  expect(merged.code, merged.msg).toBe(0)
  return { ...account, as, keptId, otherId, otherBundle, send, share, mergeId: merged.data.mergeId }
}

test('a bundle of a former external id reaches the kept candidate, moves nobody, and goes back with the merge', async () => {
  const { as, companyId, keptId, otherId, otherBundle, send, mergeId } = await aMergedPair()
  const changed = {
    ...otherBundle,
    candidate: { ...otherBundle.candidate, age: 33, stageId: '9', stageTypeKind: 9 },
    interviews: [...otherBundle.interviews, bundledInterview({ externalId: `${otherBundle.externalId}-2` })],
  }
  expect(await send(changed)).toEqual([])
  const stored = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select(['id', 'age', 'stageId', 'outcome'])
    .execute()
  expect(stored).toEqual([{ id: keptId, age: 33, stageId: '2', outcome: null }])
  const interviews = await server.services.db
    .selectFrom('interview')
    .where('candidateId', '=', keptId)
    .select('externalId')
    .execute()
  expect(interviews).toHaveLength(3)
  const undone = await server.call(unmergeCandidates, { jobseekerChannelId: otherId, mergeId }, as)
  expect(undone.data.jobseekerChannelId, undone.msg).toBe(otherId)
  expect(undone.data.stays.interviews).toBe(0)
  const gone = await server.services.db
    .selectFrom('interview')
    .where('candidateId', '=', otherId)
    .select('id')
    .execute()
  expect(gone).toHaveLength(2)
  expect(await send({ ...changed, candidate: { ...changed.candidate, age: 34 } })).toEqual([])
})

test('an old address and a shared link of the merged candidate lead to the kept one', async () => {
  const { as, keptId, otherId, share } = await aMergedPair()
  const facts = await server.call(readCandidateFacts, { jobseekerChannelId: otherId }, as)
  expect(facts.data.jobseekerChannelId).toBe(keptId)
  const row = await server.services.db
    .selectFrom('shareGrant')
    .where('id', '=', share.shareId)
    .select('candidateId')
    .executeTakeFirst()
  expect(row).toEqual({ candidateId: keptId })
})

test('erasing the kept candidate erases both, the merge and the former ids, and refuses both external ids', async () => {
  const { accountId, companyId, keptId, otherBundle, send } = await aMergedPair()
  const by = { accountId }
  await eraseCandidates(server.services, { companyId, candidateIds: [keptId], reason: 'asked', by })
  for (const table of ['candidate', 'interview', 'personMerge', 'formerCandidate', 'shareGrant'] as const) {
    const rows = await server.services.db
      .selectFrom(table)
      .where('companyId', '=', companyId)
      .select('companyId')
      .execute()
    expect(rows, table).toEqual([])
  }
  expect(await send(otherBundle)).not.toEqual([])
})
