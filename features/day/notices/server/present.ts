import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { maskedName } from '../../../platform/access/rules/reach.ts'
import { type NoticeKind, noticeKinds } from '../../../platform/notify/contract.ts'
import { usualChoice } from '../../../platform/notify/rules/choices.ts'
import type { Notice } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { readAbout, sentenceOf } from '../rules/said.ts'
import type { ReadRow } from './actions/read-rows.ts'
import type { listChoices } from './queries/notices.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** A notice as its reader may know it now: without the right to its candidate it names nobody. */
export function presentNotice(row: ReadRow, locale: Locale): Notice {
  const { reader, kind } = row
  const isGone = row.candidateId !== null && reader === null
  const shown = reader === null ? null : nameIn(locale, row.name ?? '', row.nameLatin)
  const about = readAbout(kind, row.about)
  return {
    noticeId: row.id,
    kind,
    variant: about.variant,
    isGone,
    isHeldBack: kind === 'answered' && about.variant === 'decided' && reader?.heldBack.opinions === true,
    byName: isGone ? null : row.byName,
    name: reader?.isAnonymous ? maskedName(row.name ?? '') : shown,
    positionName: reader === null ? null : nameIn(locale, row.positionName ?? '', row.positionLatin),
    count: about.count,
    failed: about.failed,
    at: row.at.getTime(),
    isRead: row.readAt !== null,
    jobseekerChannelId: reader?.candidateId ?? null,
    positionId: isGone ? null : about.positionId,
    thingId: isGone ? null : about.thingId,
  }
}

/** Every kind with the choice of an account. */
export function presentChoices(stored: Awaited<ReturnType<typeof listChoices>>) {
  const chosen = new Map(stored.map((choice) => [choice.kind, choice]))
  return noticeKinds.map((kind: NoticeKind) => {
    const choice = chosen.get(kind)
    return { kind, ...(choice ? { bell: choice.inBell, mail: choice.byMail } : usualChoice(kind)) }
  })
}

/** The path of a page of the product that shows what a notice tells. */
function pathOf({ jobseekerChannelId }: Notice): string {
  if (jobseekerChannelId === null) return '/notices'
  return `/shareurl?${new URLSearchParams({ jobseekerChannelId })}`
}

interface Mailing {
  readonly locale: Locale
  readonly publicUrl: string
  readonly notices: readonly Notice[]
}

/** One mail with some notices: who and what, and the way there. */
export function composeNotices({ locale, publicUrl, notices }: Mailing) {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(words, locale, key, values)
  const lines = notices.map((notice) => {
    const { key, values } = sentenceOf(notice)
    const position = notice.positionName ? `\n${notice.positionName}` : ''
    return `${say(key, values)}${position}\n${publicUrl}${pathOf(notice)}`
  })
  const [first] = notices
  const { key, values } = first ? sentenceOf(first) : { key: 'title', values: {} }
  return {
    subject: notices.length === 1 ? say(key, values) : say('mail.subject', { count: notices.length }),
    text: [...lines, say('mail.choose', { address: `${publicUrl}/account#notices` })].join('\n\n'),
  }
}
