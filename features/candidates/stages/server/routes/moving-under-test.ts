import type { SentInputOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { aCandidate, anAccount, aPosition } from '@candor/testkit/builders'
import type { CallAs, ServerUnderTest } from '@candor/testkit/server'
import { listMoves, lookAtMove, moveCandidates } from '../../contract/moving.ts'

type Sent = SentInputOf<typeof moveCandidates>

const stays = { toStageId: null, outcome: null, reason: '', carriesRecommendations: false }

interface Scene {
  readonly hr: { readonly token: string }
  readonly candidateId: CandidateId
  readonly candidateIds: readonly CandidateId[]
}

const from = (id: string, fromStageId = '2', fromOutcome: Sent['moves'][number]['fromOutcome'] = null) => ({
  jobseekerChannelId: id,
  fromStageId,
  fromOutcome,
})

/** The calls of a recruiter about the candidates of a scene. */
function movingCalls(server: ServerUnderTest, { hr, candidateId, candidateIds }: Scene) {
  const move = (sent: Partial<Sent> = {}, as: CallAs = {}) =>
    server.call(
      moveCandidates,
      { ...stays, moves: candidateIds.map((id) => from(id)), ...sent },
      { token: hr.token, ...as },
    )
  const look = (by: { readonly token: string } = hr, lang = 'en') =>
    server.call(lookAtMove, { candidateIds: [...candidateIds] }, { token: by.token, lang })
  const history = (by: { readonly token: string } = hr, lang = 'en') =>
    server.call(listMoves, { jobseekerChannelId: candidateId }, { token: by.token, lang })
  return { from, move, look, history }
}

/** The stored candidate, and the entries of the company about candidates. */
function rowsOf(
  { db }: AppServices,
  { companyId, candidateId }: { companyId: CompanyId; candidateId: CandidateId },
) {
  const stored = async (id: CandidateId | undefined = candidateId) =>
    db
      .selectFrom('candidate')
      .where('id', '=', id)
      .select(['stageId', 'stageTypeKind', 'stageSince', 'outcome', 'outcomeAt', 'outcomeReason', 'revision'])
      .executeTakeFirstOrThrow()
  const entries = () =>
    db
      .selectFrom('auditEntryWhole')
      .where('companyId', '=', companyId)
      .where('action', 'like', 'candidate.%')
      .orderBy('sequence')
      .select(['action', 'accountId', 'candidateId', 'details'])
      .execute()
  return { stored, entries }
}

/** A recruiter and a position with candidates who are in the stage 2 for three and a half days. */
export function movingUnderTest(server: ServerUnderTest) {
  return async (names: readonly string[] = ['沈知遥']) => {
    const { services } = server
    const hr = await anAccount(services, { name: '陈薇' })
    const { companyId } = hr
    const { positionId } = await aPosition(services, { companyId })
    const candidateIds: CandidateId[] = []
    const stageSince = new Date(services.clock.now().getTime() - 3.5 * dayMs)
    for (const name of names) {
      const candidate = await aCandidate(services, { companyId, positionId, name }, { stageSince })
      candidateIds.push(candidate.candidateId)
    }
    const [candidateId] = candidateIds
    if (!candidateId) throw new Error('a scene has a candidate')
    const calls = movingCalls(server, { hr, candidateId, candidateIds })
    const rows = rowsOf(services, { companyId, candidateId })
    return {
      hr,
      companyId,
      positionId,
      candidateIds,
      candidateId,
      ...calls,
      ...rows,
    }
  }
}
