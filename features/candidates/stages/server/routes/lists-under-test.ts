import type { SentInputOf } from '@candor/call/define'
import { aCandidate, anAccount, aPosition } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { readPositionStages, readStages, savePositionStages, saveStages } from '../../contract/lists.ts'
import { listMoves, moveCandidates } from '../../contract/moving.ts'

type Sent = SentInputOf<typeof saveStages>['stages'][number]

/** A new stage of a list. */
export const fresh = (cn: string, more: Partial<Sent> = {}): Sent => ({
  stageId: '',
  names: { cn, en: '', 'zh-TW': '' },
  kind: 2,
  limitDays: 5,
  ...more,
})

/** The calls that read and save the list of the company and that of a position. */
function listCalls(server: ServerUnderTest, { token, positionId }: { token: string; positionId: string }) {
  const read = async (by = token) => (await server.call(readStages, {}, { token: by, lang: 'en' })).data
  const written = async () =>
    (await read()).stages.map(({ stageId, names, kind, limitDays }) => ({ stageId, names, kind, limitDays }))
  const save = async (
    stages: readonly Sent[],
    targets: SentInputOf<typeof saveStages>['targets'] = [],
    more: { revision?: number; token?: string } = {},
  ) => {
    const revision = more.revision ?? (await read()).revision
    return server.call(
      saveStages,
      { revision, stages: [...stages], targets },
      { token: more.token ?? token, lang: 'en' },
    )
  }
  const ofPosition = async () => (await server.call(readPositionStages, { positionId }, { token })).data
  const saveOfPosition = async (
    stages: readonly Sent[] | null,
    targets: SentInputOf<typeof saveStages>['targets'] = [],
    revision?: number,
  ) =>
    server.call(
      savePositionStages,
      {
        positionId,
        revision: revision ?? (await ofPosition()).revision,
        stages: stages && [...stages],
        targets,
      },
      { token, lang: 'en' },
    )
  return { read, written, save, ofPosition, saveOfPosition }
}

/** An administrator with a position and a candidate in the stage 2, and the calls about lists. */
export async function aCompanyWithLists(server: ServerUnderTest) {
  const { services } = server
  const hr = await anAccount(services, { name: '陈薇', userType: 'admin' })
  const { companyId, token } = hr
  const { positionId } = await aPosition(services, { companyId })
  const { candidateId } = await aCandidate(services, { companyId, positionId, stageId: '2' })
  const lists = listCalls(server, { token, positionId })
  const move = (toStageId: string, fromStageId = '2') =>
    server.call(
      moveCandidates,
      {
        moves: [{ jobseekerChannelId: candidateId, fromStageId, fromOutcome: null }],
        toStageId,
        outcome: null,
        reason: '',
        carriesRecommendations: false,
      },
      { token, lang: 'en' },
    )
  const history = async () =>
    (await server.call(listMoves, { jobseekerChannelId: candidateId }, { token, lang: 'en' })).data
  const stageId = async () =>
    (
      await services.db
        .selectFrom('candidate')
        .where('id', '=', candidateId)
        .select('stageId')
        .executeTakeFirstOrThrow()
    ).stageId
  return {
    ...hr,
    positionId,
    candidateId,
    ...lists,
    move,
    history,
    stageId,
  }
}

export const idsOf = (stages: readonly { readonly stageId: string }[]) => stages.map(({ stageId }) => stageId)
