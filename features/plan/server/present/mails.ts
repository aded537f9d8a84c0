import { formatDateTime } from '@candor/messages/dates'
import { zoneWords } from '@candor/messages/local-time'
import type { Locale } from '@candor/messages/locale'
import { translate, type Values } from '@candor/messages/translate'
import { words } from './words.ts'

/** `reminded`: it begins soon; `ended`: its interviewers are asked for their feedback. */
export type Happening = 'planned' | 'changed' | 'cancelled' | 'reminded' | 'ended'

/** The link by which the recipient answers. */
export interface Answer {
  readonly by: 'candidate' | 'interviewer' | 'feedback'
  readonly address: string
  readonly token: string
}

/** The facts of a mail about a planned interview; null ones are left out. */
export interface PlanMailHead {
  readonly locale: Locale
  readonly happening: Happening
  readonly company: string
  readonly position: string
  /** The name in brackets in the subject: the candidate's, or for people without an account the position's. */
  readonly about: string
  readonly round: string
  readonly who: string
  /** Whom the mail tells that the candidate has chosen the time; null where somebody else planned or changed it. */
  readonly choiceFor: 'candidate' | 'other' | null
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
  /** The address of the report, for people who may read it. */
  readonly report: string | null
  readonly answer: Answer | null
}

type Facts = Omit<PlanMailHead, 'happening' | 'about' | 'who' | 'choiceFor' | 'answer'>

/** The time of a planned interview, with the common name of its zone. */
export function timeText(
  locale: Locale,
  { startsAt, endsAt, zone }: Pick<PlanMailHead, 'startsAt' | 'endsAt' | 'zone'>,
) {
  return translate(words, locale, 'mail.time', {
    from: formatDateTime(startsAt, zone),
    to: formatDateTime(endsAt, zone),
    ...zoneWords(startsAt, zone, locale),
  })
}

/** The facts of a planned interview, one a line. */
function wordFacts(facts: Facts): string {
  const { locale, position, zone, report } = facts
  const say = (key: string, values: Values) => translate(words, locale, `mail.${key}`, values)
  const line = (key: 'place' | 'link' | 'password' | 'info' | 'reason') => {
    const value = facts[key]
    return value === null ? [] : [say(key, { [key]: value })]
  }
  return [
    say('position', { position }),
    timeText(locale, { startsAt: facts.startsAt, endsAt: facts.endsAt, zone }),
    say('interviewers', { names: facts.interviewers }),
    ...line('place'),
    ...line('link'),
    ...line('password'),
    ...line('info'),
    ...line('reason'),
    ...(report === null ? [] : [say('report', { link: report })]),
  ].join('\n')
}

/** The text of a mail about a planned interview, complete without the calendar file. */
export function composePlan(mail: PlanMailHead): { subject: string; text: string } {
  const { locale, happening, company, round, about, who, choiceFor } = mail
  const say = (key: string, values: Values) => translate(words, locale, `mail.${key}`, values)
  const facts = wordFacts(mail)
  const answer = mail.answer && say(`answer.${mail.answer.by}`, { link: mail.answer.address })
  const told = choiceFor ? say(`${happening}.choice`, { choiceFor }) : say(`${happening}.text`, { who })
  return {
    subject: say(`${happening}.subject`, { company, round, about }),
    text: [told, facts, answer].filter(Boolean).join('\n\n'),
  }
}

/** The text of a planned interview in a subscribed calendar. */
export function composeEvent(facts: Facts & { readonly candidate: string }): {
  summary: string
  description: string
} {
  const { locale, round, candidate } = facts
  return {
    summary: translate(words, locale, 'event.title', { round, candidate }),
    description: wordFacts(facts),
  }
}

/** The text of the mail that asks a candidate how an interview was. */
export function composeSatisfaction({
  locale,
  company,
  position,
  round,
  link,
}: Pick<PlanMailHead, 'locale' | 'company' | 'position' | 'round'> & { readonly link: string }): {
  subject: string
  text: string
} {
  const say = (key: string, values: Values) => translate(words, locale, `mail.${key}`, values)
  return {
    subject: say('satisfaction.subject', { company, round }),
    text: [
      say('satisfaction.text', { round }),
      say('position', { position }),
      say('satisfaction.link', { link }),
    ].join('\n\n'),
  }
}
