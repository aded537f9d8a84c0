import { type Letter, layOutLetter, type Paragraph } from '@candor/html/letter'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { translate, type Values } from '@candor/messages/translate'
import { type HeldAt, timeText } from './time-text.ts'
import { words } from './words.ts'

/** `reminded`: it begins soon; `ended`: its interviewers are asked for their feedback. */
export type Happening = 'planned' | 'changed' | 'cancelled' | 'reminded' | 'ended'

/**
 * The link by which the recipient answers. `settled`: a candidate who has said that they come, and may think otherwise.
 */
export interface Answer {
  readonly by: 'candidate' | 'settled' | 'interviewer' | 'feedback'
  readonly address: string
  readonly token: string
}

/** The facts of a mail about a planned interview; null ones are left out. */
export interface PlanMailHead extends HeldAt {
  readonly locale: Locale
  readonly happening: Happening
  readonly company: string
  readonly position: string
  /** The name behind the round in the subject: the candidate's, or for people without an account the position's. */
  readonly about: string
  readonly round: string
  readonly who: string
  /** Whether the candidate reads it. */
  readonly reader: 'candidate' | 'other'
  /** Whether the candidate has chosen the time, so that nobody else planned or changed it. */
  readonly isChosen: boolean
  readonly now: number
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

type Facts = Omit<PlanMailHead, 'happening' | 'about' | 'who' | 'reader' | 'isChosen' | 'answer'>

/** The facts of a planned interview, one a line. */
function wordFacts(facts: Facts): string[] {
  const { locale, position, now, report, interviewers } = facts
  const say = (key: string, values: Values) => translate(words, locale, `mail.${key}`, values)
  const line = (key: 'place' | 'link' | 'password' | 'info' | 'reason') => {
    const value = facts[key]
    return value === null ? [] : [say(key, { [key]: value })]
  }
  return [
    say('position', { position }),
    timeText(locale, facts, now),
    ...(interviewers.length === 0 ? [] : [say('interviewers', { names: interviewers })]),
    ...line('place'),
    ...line('link'),
    ...line('password'),
    ...line('info'),
    ...line('reason'),
    ...(report === null ? [] : [say('report', { link: report })]),
  ]
}

/** A mail about a planned interview, complete without the calendar file, and the title of that. */
export function composePlan(mail: PlanMailHead): Letter & { readonly summary: string } {
  const { locale, happening, company, round, about, who, reader, isChosen, answer } = mail
  const values = { company, round, about, who, reader }
  const say = (key: string, more: Values = {}) =>
    translate(words, locale, `mail.${key}`, { ...values, ...more })
  const isOwnChoice = isChosen && reader === 'candidate'
  const paragraphs: Paragraph[] = [
    { kind: 'words', text: say(isChosen ? `${happening}.choice` : `${happening}.text`) },
    { kind: 'facts', lines: [...wordFacts(mail), ...(reader === 'candidate' ? [say('contact')] : [])] },
  ]
  if (answer) {
    const { by, address: link } = answer
    paragraphs.push(
      { kind: 'link', text: say(`button.${by}`), href: link, line: say(`answer.${by}`, { link }) },
      { kind: 'small', text: say('ownLink') },
    )
  }
  const subject = say(isOwnChoice ? `${happening}.choiceSubject` : `${happening}.subject`)
  return { ...layOutLetter(htmlLang(locale), subject, paragraphs), summary: say('calendarTitle') }
}

/** The text of a planned interview in a subscribed calendar. */
export function composeEvent(facts: Facts & { readonly candidate: string }): {
  summary: string
  description: string
} {
  const { locale, round, candidate } = facts
  return {
    summary: translate(words, locale, 'event.title', { round, candidate }),
    description: wordFacts(facts).join('\n'),
  }
}

/** The mail that asks a candidate how an interview was. */
export function composeSatisfaction({
  locale,
  company,
  position,
  round,
  link,
}: Pick<PlanMailHead, 'locale' | 'company' | 'position' | 'round'> & { readonly link: string }): Letter {
  const say = (key: string, values: Values = {}) => translate(words, locale, `mail.${key}`, values)
  return layOutLetter(htmlLang(locale), say('satisfaction.subject', { company, round }), [
    { kind: 'words', text: say('satisfaction.text', { round }) },
    { kind: 'words', text: say('satisfaction.readers', { company }) },
    { kind: 'facts', lines: [say('position', { position })] },
    {
      kind: 'link',
      text: say('button.satisfaction'),
      href: link,
      line: say('satisfaction.link', { link }),
    },
    { kind: 'small', text: say('ownLink') },
  ])
}
