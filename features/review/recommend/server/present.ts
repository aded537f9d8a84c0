import type { ReplyOf } from '@candor/call/define'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import type { FoundRecommendation } from '../../../candidates/candidates/server/queries/recommendations.ts'
import { maskedName } from '../../../platform/access/rules/reach.ts'
import type { findOperateStatus, listUnfrozenUsers } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import type { listUnfrozen } from './actions/accounts.ts'

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
  /** Of each candidate. */
  readonly lines: readonly string[]
}

/** The mail to a colleague about recommended candidates, with a link to each report. */
export function composeRecommendation({ locale, by, note, lines }: Recommending) {
  const say = (key: string, values: Record<string, string | number>) =>
    translate(words, locale, `mail.${key}`, values)
  const remark = note === '' ? [] : [say('note', { note })]
  return {
    subject: say('subject', { name: by, count: lines.length }),
    text: [say('opening', { name: by }), ...lines, ...remark].join('\n\n'),
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
