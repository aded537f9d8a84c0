import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { timeText } from './time-text.ts'
import { words } from './words.ts'

/** PlanNews of planned interviews, for those who planned them or were to hold them. */
export type PlanNews =
  | { readonly kind: 'interviewerRefused'; readonly name: string; readonly reason: string | null }
  | { readonly kind: 'candidateRefused' | 'candidateCancelled'; readonly reason: string | null }
  | { readonly kind: 'interviewerFrozen'; readonly name: string }

export interface PlanInNews {
  readonly company: string
  readonly position: string
  readonly candidate: string
  readonly round: string
  /** Epoch milliseconds; null while no time is set. */
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly zone: string
  /** The address of the plan in the report. */
  readonly link: string
}

interface NewsMail {
  readonly locale: Locale
  readonly news: PlanNews
  readonly plans: readonly PlanInNews[]
  readonly now: number
}

/** The most interviews that a mail lists; of the others it gives the number. */
const maxListed = 50

/** The text of the mail to those who planned interviews. */
export function composePlanNews({ locale, news, plans, now }: NewsMail): { subject: string; text: string } {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(words, locale, `mail.${key}`, values)
  const name = 'name' in news ? news.name : ''
  const reason = 'reason' in news ? news.reason : null
  const [first] = plans
  const facts = { name, count: plans.length, candidate: first?.candidate ?? '', round: first?.round ?? '' }
  const listed = plans
    .slice(0, maxListed)
    .map(({ candidate, round, position, startsAt, endsAt, zone, link }) =>
      [
        say('news.interview', { candidate, round }),
        say('position', { position }),
        ...(startsAt === null || endsAt === null ? [] : [timeText(locale, { startsAt, endsAt, zone }, now)]),
        say('report', { link }),
      ].join('\n'),
    )
  const more = plans.length > maxListed ? [say('news.more', { count: plans.length - maxListed })] : []
  return {
    subject: say(`news.${news.kind}.subject`, { ...facts, company: first?.company ?? '' }),
    text: [
      say(`news.${news.kind}.text`, facts),
      ...(reason ? [say('reason', { reason })] : []),
      ...listed,
      ...more,
    ].join('\n\n'),
  }
}
