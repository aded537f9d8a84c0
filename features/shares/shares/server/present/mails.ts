import { type Letter, layOutLetter, type Paragraph } from '@candor/html/letter'
import { formatDateTime } from '@candor/messages/dates'
import { zoneWords } from '@candor/messages/local-time'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { type MailFacts, mailNames } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }

interface Wording {
  readonly locale: Locale
  readonly facts: MailFacts
  /** The person who shared the report. */
  readonly sharedBy: string
}

/**
 * The texts of a share's mail. They do not name the candidate: the report does, and a mail may reach the wrong person.
 */
function speaker({ locale, facts, sharedBy }: Wording) {
  const names = { name: sharedBy, ...mailNames(locale, facts) }
  return (key: string, values: Record<string, string> = {}) =>
    translate(words, locale, `mail.${key}`, { ...names, ...values })
}

interface LinkMail extends Wording {
  readonly link: string
  readonly note: string
  readonly expiresAt: Date
  /** How the recipient gets the password; null where there is none. */
  readonly password: 'byHand' | 'byMail' | 'bySender' | null
  /** Whether a visitor forwards the link. */
  readonly isSentOn: boolean
}

/** The mail with the link of a share, never with the password. */
export function composeLink({ link, note, expiresAt, password, isSentOn, ...wording }: LinkMail): Letter {
  const say = speaker(wording)
  const { timeZone } = wording.facts
  const ends = expiresAt.getTime()
  const until = {
    until: formatDateTime(ends, timeZone).slice(0, 16),
    ...zoneWords(ends, timeZone, wording.locale),
  }
  const paragraphs: Paragraph[] = [
    { kind: 'words', text: say(isSentOn ? 'sentOn' : 'shared') },
    ...(note === '' ? [] : [{ kind: 'quote', text: note } as const]),
    { kind: 'link', text: say('open'), href: link, line: say('openAt', { link }) },
    ...(password ? [{ kind: 'words', text: say(`password.${password}`) } as const] : []),
    { kind: 'small', text: say('until', until) },
    { kind: 'small', text: say('footer') },
  ]
  return layOutLetter(htmlLang(wording.locale), say(isSentOn ? 'sentOnSubject' : 'subject'), paragraphs)
}

/** The same as a message of a messaging app, in plain text. */
export function composeMessage(message: LinkMail): Pick<Letter, 'subject' | 'text'> {
  const { subject, text } = composeLink(message)
  return { subject, text }
}

/** The mail with the password of a share, never with its link. */
export function composePassword({ password, ...wording }: Wording & { readonly password: string }): Letter {
  const say = speaker(wording)
  return layOutLetter(htmlLang(wording.locale), say('passwordSubject'), [
    { kind: 'words', text: say('passwordIs') },
    { kind: 'code', text: password },
    { kind: 'small', text: say('footer') },
  ])
}

interface LockedMail extends Wording {
  /** The recipient of the share; null where its maker passed the link on. */
  readonly toAddress: string | null
  /** How long the link is locked. */
  readonly minutes: number
}

/** The mail to the maker of a share that wrong passwords have locked. */
export function composeLocked({ toAddress, minutes, ...wording }: LockedMail): Letter {
  const say = speaker(wording)
  const to = toAddress === null ? say('lockedToNobody') : toAddress
  return layOutLetter(htmlLang(wording.locale), say('lockedSubject'), [
    { kind: 'words', text: say('lockedHello') },
    { kind: 'words', text: say('locked', { to, minutes: String(minutes) }) },
    { kind: 'words', text: say('lockedAdvice') },
  ])
}
