import type { CallRequest } from '@candor/call/serve'
import type { ReportActor } from '../../../../platform/access/rules/viewer.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { notify } from '../../../../platform/notify/server/actions/notify.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { storeMentions } from '../../../mentions/server/actions/store-mentions.ts'
import { storeMentionsOfMany } from '../../../mentions/server/actions/store-mentions-of-many.ts'
import type { transmitResume } from '../../contract.ts'
import { type NewRecommendation, splitRecommendations } from '../../rules/giving.ts'
import { givenItems } from '../../rules/undo-recommendation.ts'
import type { ChosenAccount } from '../actions/accounts.ts'
import { mailColleagues } from '../actions/mail-colleagues.ts'
import {
  insertRecommendations,
  insertRemark,
  listLive,
  lockCandidatesToRecommend,
} from '../queries/recommendations.ts'

type Request = CallRequest<typeof transmitResume>

/** What a recommendation takes of its call. */
interface Asked extends Pick<Request, 'viewer'> {
  readonly input: Pick<Request['input'], 'selectNote' | 'mentioned' | 'targetStageId'>
  readonly context: Pick<Request['context'], 'locale'>
}

interface Recommending {
  readonly request: Asked
  /** One for each candidate. */
  readonly actors: readonly ReportActor[]
  readonly colleagues: readonly ChosenAccount[]
}

/** What one notice of a recommendation is about. */
interface Told extends Pick<Recommending, 'actors' | 'colleagues'> {
  readonly actId: string
  readonly bulkId: string | null
}

/** Tells the colleagues in their bells: one notice for the whole act. The mail of the recommendation is its mail. */
async function tellColleagues(
  work: AuditedTransaction,
  recommendations: readonly NewRecommendation[],
  { actors, colleagues, actId, bulkId }: Told,
): Promise<void> {
  const toldIds = new Set(recommendations.map(({ toAccountId }) => toAccountId))
  const to = colleagues.flatMap(({ id }) => (toldIds.has(id) ? [id] : []))
  const [only] = actors
  // The number of candidates of an act on many is not known before its end.
  const isOne = actors.length === 1 && only !== undefined && bulkId === null
  const many = { variant: 'many', count: bulkId === null ? actors.length : 0, thingId: bulkId ?? actId }
  const about = isOne ? { variant: 'one', thingId: actId } : many
  await notify(work, {
    kind: 'asked',
    to,
    candidateId: isOne ? only.candidateId : null,
    about,
    isMailed: true,
  })
}

interface NamedInNotes {
  /** The recommendations, each with the id of its remark at the same place. */
  readonly about: readonly { readonly candidateId: string; readonly id: string }[]
  readonly remarkIds: readonly string[]
  readonly text: string
  readonly mentioned: readonly string[]
  readonly bulkId: string | null
}

/** Stores whom the remark names, after the recommendations, which give the right to see the candidates. */
async function storeNamed(
  work: AuditedTransaction,
  actors: Recommending['actors'],
  { about, remarkIds, text, mentioned, bulkId }: NamedInNotes,
): Promise<void> {
  if (mentioned.length === 0) return
  const places = new Map(about.map(({ candidateId }, index) => [candidateId, index]))
  const texts = actors.flatMap(({ candidateId }) => {
    const subjectId = remarkIds[places.get(candidateId) ?? -1]
    return subjectId === undefined ? [] : [{ candidateId, subjectId }]
  })
  const [only] = actors
  const [note] = texts
  if (!only || !note) return
  if (actors.length === 1 && bulkId === null)
    await storeMentions(work, only, {
      subject: 'note',
      subjectId: note.subjectId,
      text,
      field: 'note',
      mentioned,
    })
  else {
    const actId = bulkId ?? note.subjectId
    await storeMentionsOfMany(work, { texts, actId, text, mentioned, isBegun: bulkId !== null })
  }
}

/**
 * Recommends every candidate to every colleague, with a log entry for each candidate.
 *
 * An open recommendation stays; the remark is added to it and mailed.
 */
export async function recommend(
  work: AuditedTransaction,
  recommending: Recommending,
  { bulkId = null }: { readonly bulkId?: string | null } = {},
): Promise<void> {
  const { db, now, record } = work
  const { request, actors, colleagues } = recommending
  const { input, viewer } = request
  const { companyId, accountId } = viewer
  const candidateIds = actors.map(({ candidateId }) => candidateId)
  const accountIds = colleagues.map(({ id }) => id)
  const note = input.selectNote.trim()
  const wanted = actors.map((actor) => ({
    candidateId: actor.candidateId,
    stageId: input.targetStageId || actor.stageId,
    interviewId: actor.interviewId,
    isAnonymous: actor.isAnonymous,
  }))

  const locked = await lockCandidatesToRecommend(db, companyId, candidateIds)
  const live = await listLive(db, { companyId, candidateIds, accountIds, byAccountId: accountId })
  const { fresh, kept } = splitRecommendations(wanted, accountIds, live)
  const giver = { companyId, byAccountId: accountId, now }
  const freshIds = await insertRecommendations(db, giver, fresh)
  const about = [
    ...fresh.map(({ candidateId }, index) => ({ candidateId, id: freshIds[index] ?? '' })),
    ...kept.map(({ candidateId, id }) => ({ candidateId, id })),
  ]
  const remarkIds = await insertRemark(
    db,
    giver,
    about.map(({ id }) => id),
    note,
  )

  const { mentioned = [] } = input
  await storeNamed(work, actors, { about, remarkIds, text: note, mentioned, bulkId })
  const accounts = colleagues.map(({ id, name }) => ({ id, name }))
  for (const { candidateId, interviewId, stageId } of wanted) {
    const to = { accounts, stageId, noteLength: note.length }
    record({ action: 'recommendation.made', candidateId, interviewId, details: { to } })
  }
  const rows = new Map<string, (typeof locked)[number]>(locked.map((row) => [row.id, row]))
  const candidates = wanted.flatMap(({ candidateId, ...facts }) => {
    const row = rows.get(candidateId)
    return row ? [{ ...row, ...facts }] : []
  })
  const told = note === '' ? fresh : [...fresh, ...kept]
  const mailed = { by: viewer, note, locale: request.context.locale, colleagues, candidates, told }
  // An act on many mails once, at its end.
  const mailIds = bulkId === null ? await mailColleagues(work, mailed) : []
  await tellColleagues(work, told, { ...recommending, actId: freshIds[0] ?? remarkIds[0] ?? '', bulkId })
  const given = about.map(({ candidateId, id }, index) => ({
    candidateId: candidateIds.find((known) => known === candidateId) ?? null,
    recommendationId: index < fresh.length ? id : null,
    remarkId: remarkIds[index] ?? null,
  }))
  await keepUndo(work, { kind: 'recommendation', items: givenItems(given, { accountIds, mailIds }), bulkId })
}
