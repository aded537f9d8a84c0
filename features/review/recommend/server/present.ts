import type { ReplyOf } from '@candor/call/define'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import type { FoundRecommendation } from '../../../candidates/candidates/server/queries/recommendations.ts'
import { readLocalNames } from '../../../candidates/stages/rules/names.ts'
import { wordStage } from '../../../candidates/stages/server/actions/word-stage.ts'
import { maskedName, readableOwner } from '../../../platform/access/rules/reach.ts'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import type { listAsked } from '../contract/asked.ts'
import type { findOperateStatus } from '../contract/operate-status.ts'
import type { listUnfrozenUsers } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { isWaiting, mayRemind, mayWithdraw, plainState, remindFrom, shownState } from '../rules/asked.ts'
import type { listUnfrozen } from './actions/accounts.ts'
import type { AskedRow } from './queries/asked.ts'

const words = { cn, en, 'zh-TW': zhTW }

type AccountRow = Awaited<ReturnType<typeof listUnfrozen>>[number]

export function presentAccount({
  id,
  name,
  email,
  userType,
}: AccountRow): ReplyOf<typeof listUnfrozenUsers>[number] {
  return { userId: id, id, userName: name, email, userType }
}

/** Who recommended, with their remark if any, then later remarks. */
function presentGivers({ byAccountId, givenBy, createdAt, remarks }: FoundRecommendation) {
  const notes = remarks.map((remark) => ({
    userName: remark.writtenBy,
    selectNote: remark.content,
    createdTime: remark.createdAt,
  }))
  const hasOwnNote = remarks[0]?.byAccountId === byAccountId && remarks[0].createdAt === createdAt
  return hasOwnNote ? notes : [{ userName: givenBy, selectNote: null, createdTime: createdAt }, ...notes]
}

export function presentRecommendation(found: FoundRecommendation): ReplyOf<typeof findOperateStatus> {
  return {
    recommendStatus: found.recommendStatus,
    operateStatus: found.operateStatus,
    recommendStageId: found.recommendStageId,
    recommendedBy: presentGivers(found),
  }
}

/** A candidate in a mail, masked as in the report. */
export interface MailedCandidate {
  readonly id: string
  readonly name: string
  readonly nameLatin: string | null
  readonly positionName: string
  readonly positionLatin: string | null
  readonly isAnonymous: boolean
}

/** The names of candidate and position in a language. */
const namesIn = (locale: Locale, candidate: MailedCandidate) => ({
  name: candidate.isAnonymous
    ? maskedName(candidate.name)
    : nameIn(locale, candidate.name, candidate.nameLatin),
  position: nameIn(locale, candidate.positionName, candidate.positionLatin),
})

/** The lines about a candidate in a mail that recommends them: the name, and the way to the report. */
export function candidateLines(
  locale: Locale,
  publicUrl: string,
  candidate: MailedCandidate & { readonly stageId: string },
): string {
  const query = new URLSearchParams({
    jobseekerChannelId: candidate.id,
    recommendStageId: candidate.stageId,
  })
  return `${translate(words, locale, 'mail.candidate', namesIn(locale, candidate))}\n${publicUrl}/shareurl?${query}`
}

interface Recommending {
  /** Locale of the recipient. */
  readonly locale: Locale
  /** Name of who recommends. */
  readonly by: string
  readonly note: string
  /** Of each named candidate. */
  readonly lines: readonly string[]
  /** How many candidates are recommended. */
  readonly count: number
  readonly publicUrl: string
}

/** The mail to a colleague about recommended candidates, with a link to each report, and to Today for those unnamed. */
export function composeRecommendation({ locale, by, note, lines, count, publicUrl }: Recommending) {
  const say = (key: string, values: Record<string, string | number>) =>
    translate(words, locale, `mail.${key}`, values)
  const remark = note === '' ? [] : [say('note', { note })]
  const unnamed = count - lines.length
  const more = unnamed === 0 ? [] : [`${say('more', { count: unnamed })}\n${publicUrl}/today`]
  return {
    subject: say('subject', { name: by, count }),
    text: [say('opening', { name: by }), ...lines, ...more, ...remark].join('\n\n'),
  }
}

interface Refusing {
  readonly locale: Locale
  /** Name of who declines. */
  readonly by: string
  /** In the words of the company's list. */
  readonly reasons: readonly string[]
  /** The words of the refusal; empty without any. */
  readonly content: string
  readonly candidate: MailedCandidate
}

/** The mail to the recommender about a refusal: the reasons, one a line, and the words below them. */
export function composeRefusal({ locale, by, reasons, content, candidate }: Refusing) {
  const say = (key: string, values: Record<string, string>) => translate(words, locale, `mail.${key}`, values)
  const { name, position } = namesIn(locale, candidate)
  const reason = [...reasons, content].filter((line) => line !== '').join('\n')
  const sentence = say('refused', { name: by, candidate: name, position })
  return {
    subject: say('refusedSubject', { name: by }),
    text: reason === '' ? sentence : `${sentence}\n\n${say('reason', { reason })}`,
  }
}

interface Reminding {
  /** Locale of the recipient. */
  readonly locale: Locale
  /** Name of who reminds. */
  readonly by: string
  readonly publicUrl: string
  readonly candidate: MailedCandidate & { readonly stageId: string }
}

/** The mail that reminds a colleague of a candidate, with the link to the report. */
export function composeReminder({ locale, by, publicUrl, candidate }: Reminding) {
  const say = (key: string, values: Record<string, string>) => translate(words, locale, `mail.${key}`, values)
  const { name } = namesIn(locale, candidate)
  return {
    subject: say('reminderSubject', { name: by, candidate: name }),
    text: [say('reminder', { name: by }), candidateLines(locale, publicUrl, candidate)].join('\n\n'),
  }
}

/**
 * Whether a reader may see now what an account says of the candidate: by the role, by the rule of the company about
 * others' evaluations, and by decision 020. The own opinion is always seen.
 */
function sees(reader: AccountReport) {
  const { viewer, setting } = reader
  const owner = readableOwner(viewer, setting.evaluation.evaluationInvisibleStatus)
  const mayRead = reader.may('manualEvaluation') || reader.may('reportRemark')
  return (accountId: AskedRow['byAccountId']) =>
    accountId === viewer.accountId || (mayRead && owner === null && reader.maySeeOpinionOf(accountId))
}

function presentAnswer(row: AskedRow, isSeen: boolean): ReplyOf<typeof listAsked>[number]['answer'] {
  const plain = plainState(row)
  const state = shownState(plain, isSeen)
  const at = state === 'covered' || isWaiting(state) ? null : (row.operatedAt ?? row.withdrawnAt)
  const said = isSeen && plain !== 'withdrawn' ? row.said : null
  return {
    state,
    at: at?.getTime() ?? null,
    text: said?.content ?? '',
    reasons: [...(said?.reasons ?? [])],
    by: state === 'withdrawn' ? row.withdrawnBy : null,
  }
}

/** The colleagues who were asked, as this reader may know it. A remark is for its author, its addressee and its readers. */
export function presentAsked(
  rows: readonly AskedRow[],
  reader: AccountReport,
  locale: Locale,
): ReplyOf<typeof listAsked> {
  const maySee = sees(reader)
  const { accountId, userType } = reader.viewer
  const asker = { accountId, userType, mayRecommend: reader.acts.has('recommend') }
  return rows.map((row) => {
    const isToReader = row.toAccountId === accountId
    const notes = row.notes.filter(({ byAccountId }) => isToReader || maySee(byAccountId))
    return {
      recommendationId: row.id,
      userId: row.toAccountId,
      userName: row.toName,
      askedBy: row.byName,
      askedAt: row.createdAt.getTime(),
      stageName: wordStage(
        row.recommendStageId,
        readLocalNames(reader.setting.stageNames.get(row.recommendStageId)),
        locale,
      ),
      notes: notes.map((note) => ({
        userName: note.writtenBy,
        note: note.content,
        writtenAt: note.createdAt,
      })),
      hasCoveredNotes: notes.length < row.notes.length,
      answer: presentAnswer(row, maySee(row.toAccountId)),
      remindedAt: row.remindedAt?.getTime() ?? null,
      mayRemindFrom: mayRemind(row, asker) ? remindFrom(row.remindedAt) : null,
      mayWithdraw: mayWithdraw(row, asker),
    }
  })
}
