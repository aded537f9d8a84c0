import type { SentInputOf } from '@candor/call/define'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, PositionId } from '@candor/kernel/ids'
import { type AccountUnderTest, aCandidate, anAccount, aPosition } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { expect } from 'vitest'
import { listBulk, listBulkFaults, lookAtBulk, startBulk, stopBulk, undoBulk } from '../../contract.ts'

type Terms = SentInputOf<typeof lookAtBulk>['terms']
type Words = SentInputOf<typeof startBulk>['words']

/** The calls of an account about acts on many. */
function callsOf(server: ServerUnderTest, { token }: { readonly token: string }) {
  const as = { token, lang: 'en' }
  const look = (ids: readonly string[], terms: Terms) =>
    server.call(lookAtBulk, { chosen: { kind: 'some', ids: [...ids] }, terms }, as)
  const start = (bulkId: string, words: Words = {}) => server.call(startBulk, { bulkId, words }, as)
  const list = async () => (await server.call(listBulk, {}, as)).data.acts
  const find = async (bulkId: string) => {
    const act = (await list()).find((each) => each.bulkId === bulkId)
    if (!act) throw new Error('the act is not in the list')
    return act
  }
  /** The act once it has ended. */
  const ended = async (bulkId: string) => {
    await expect.poll(async () => (await find(bulkId)).state, { timeout: 60_000 }).toBe('ended')
    return find(bulkId)
  }
  return {
    look,
    start,
    list,
    find,
    ended,
    faults: async (bulkId: string) => (await server.call(listBulkFaults, { bulkId }, as)).data,
    stop: (bulkId: string) => server.call(stopBulk, { bulkId }, as),
    undo: (bulkId: string) => server.call(undoBulk, { bulkId }, as),
    /** Looks, begins and waits for the end. */
    async run(ids: readonly string[], terms: Terms, words: Words = {}) {
      const { bulkId } = (await look(ids, terms)).data
      await start(bulkId, words)
      return ended(bulkId)
    },
  }
}

interface Scene {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly candidateIds: readonly CandidateId[]
}

/** Adds copies of the first candidate of a scene, in one statement; returns their ids. */
async function insertMany(
  { services: { db } }: ServerUnderTest,
  { companyId, candidateIds }: Scene,
  count: number,
): Promise<CandidateId[]> {
  const ids = Array.from({ length: count }, () => newId<'candidate'>())
  const model = await db
    .selectFrom('candidate')
    .where('id', '=', candidateIds[0] ?? newId<'candidate'>())
    .selectAll()
    .executeTakeFirstOrThrow()
  const rows = ids.map((id, index) => ({ ...model, id, companyId, externalId: id, name: `候选人${index}` }))
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('candidate')
      .values(rows.slice(from, from + 500))
      .execute()
  return ids
}

/** A company with a recruiter and candidates in the stage 2 of one position. */
export function bulkUnderTest(server: ServerUnderTest) {
  const of = (account: { readonly token: string }) => callsOf(server, account)
  async function aScene(names: readonly string[] = ['沈知遥', '白若溪', '裴知微']) {
    const { services } = server
    const hr: AccountUnderTest = await anAccount(services, { name: '陈薇' })
    const { companyId } = hr
    const { positionId } = await aPosition(services, { companyId })
    const candidateIds: CandidateId[] = []
    for (const name of names) {
      const candidate = await aCandidate(services, { companyId, positionId, name })
      candidateIds.push(candidate.candidateId)
    }
    const stored = (ids: readonly CandidateId[] = candidateIds) =>
      services.db
        .selectFrom('candidate')
        .where('id', 'in', ids)
        .orderBy('id')
        .select(['id', 'name', 'stageId', 'outcome', 'outcomeReason'])
        .execute()
    return { hr, companyId, positionId, candidateIds, stored, ...of(hr) }
  }
  return { of, aScene, manyCandidates: (scene: Scene, count: number) => insertMany(server, scene, count) }
}
