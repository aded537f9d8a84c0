import { formatDateTime } from '@candor/messages/dates'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** `reminded`: it is soon; `ended`: its interviewers are asked for their feedback. */
export type Happening = 'planned' | 'changed' | 'cancelled' | 'reminded' | 'ended'

/** The link by which whoever is asked answers. */
export interface Answer {
  readonly by: 'candidate' | 'interviewer'
  readonly address: string
  readonly token: string
}

/** What a mail about a planned interview tells; what is null is left out. */
export interface TellingMail {
  readonly locale: Locale
  readonly happening: Happening
  readonly company: string
  readonly position: string
  readonly candidate: string
  readonly round: string
  readonly who: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number
  readonly zone: string
  readonly interviewers: readonly string[]
  readonly place: string | null
  readonly link: string | null
  readonly password: string | null
  readonly info: string | null
  readonly reason: string | null
  /** The address of the report, for those who read it. */
  readonly report: string | null
  readonly answer: Answer | null
}

/** The words of a mail about a planned interview, to be read without the calendar file too. */
export function wordPlan(mail: TellingMail): { subject: string; text: string } {
  const { locale, happening } = mail
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(words, locale, `mail.${key}`, values)
  const line = (key: 'place' | 'link' | 'password' | 'info' | 'reason') => {
    const value = mail[key]
    return value === null ? [] : [say(key, { [key]: value })]
  }
  const { company, round, candidate, who, position, zone } = mail
  const facts = [
    say('position', { position }),
    say('time', {
      from: formatDateTime(mail.startsAt, zone),
      to: formatDateTime(mail.endsAt, zone),
      zone,
    }),
    say('interviewers', { names: mail.interviewers.join(locale === 'en' ? ', ' : '、') }),
    ...line('place'),
    ...line('link'),
    ...line('password'),
    ...line('info'),
    ...line('reason'),
    ...(mail.report === null
      ? []
      : [say(happening === 'ended' ? 'feedback' : 'report', { link: mail.report })]),
  ]
  const answer = mail.answer && say(`answer.${mail.answer.by}`, { link: mail.answer.address })
  return {
    subject: say(`${happening}.subject`, { company, round, candidate }),
    text: [say(`${happening}.text`, { who }), facts.join('\n'), answer].filter(Boolean).join('\n\n'),
  }
}

/** The words of a mail that asks a candidate how an interview was. */
export function wordSatisfaction({
  locale,
  company,
  position,
  round,
  link,
}: Pick<TellingMail, 'locale' | 'company' | 'position' | 'round'> & { readonly link: string }): {
  subject: string
  text: string
} {
  const say = (key: string, values: Record<string, string>) => translate(words, locale, `mail.${key}`, values)
  return {
    subject: say('satisfaction.subject', { company, round }),
    text: [
      say('satisfaction.text', { round }),
      say('position', { position }),
      say('satisfaction.link', { link }),
    ].join('\n\n'),
  }
}
