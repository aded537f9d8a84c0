import { formatDateTime } from '@candor/messages/dates'
import { zoneWords } from '@candor/messages/local-time'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { type MailFacts, mailNames } from '../../../candidates/server/queries/mail-facts.ts'
import { escapeHtml } from '../../../documents/rules/html-page.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }

interface Worded {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** One paragraph of a mail: text, somebody's own note, a link, or something to type. */
type Paragraph =
  | { readonly kind: 'words' | 'quote' | 'code' | 'small'; readonly text: string }
  | {
      readonly kind: 'link'
      readonly text: string
      readonly href: string
      /** The text with the address, for plain-text mails. */
      readonly line: string
    }

const styles = {
  words: 'margin:0 0 16px',
  quote: 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #9aa7ad;white-space:pre-line',
  code: 'margin:0 0 16px;font:600 24px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px',
  small: 'margin:0 0 8px;font-size:13px;color:#5b6a70',
  link: 'display:inline-block;padding:10px 20px;border-radius:6px;background:#005566;color:#ffffff;text-decoration:none',
}

function htmlOf(paragraph: Paragraph): string {
  const text = escapeHtml(paragraph.text)
  if (paragraph.kind !== 'link') return `<p style="${styles[paragraph.kind]}">${text}</p>`
  const href = escapeHtml(paragraph.href)
  return `<p style="${styles.words}"><a href="${href}" style="${styles.link}">${text}</a></p>
<p style="${styles.small};word-break:break-all">${href}</p>`
}

function textOf(paragraph: Paragraph): string {
  if (paragraph.kind === 'link') return paragraph.line
  return paragraph.kind === 'quote' ? paragraph.text.replace(/^/gm, '> ') : paragraph.text
}

function wordMail(locale: Locale, subject: string, paragraphs: readonly Paragraph[]): Worded {
  const html = `<!doctype html>
<html lang="${htmlLang(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,-apple-system,'PingFang SC','Microsoft YaHei',sans-serif">
<div style="max-width:560px">
${paragraphs.map(htmlOf).join('\n')}
</div>
</body>
</html>`
  return { subject, text: paragraphs.map(textOf).join('\n\n'), html }
}

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
export function composeLink({ link, note, expiresAt, password, isSentOn, ...wording }: LinkMail): Worded {
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
  return wordMail(wording.locale, say(isSentOn ? 'sentOnSubject' : 'subject'), paragraphs)
}

/** The same as a message of a messaging app, in plain text. */
export function composeMessage(message: LinkMail): Pick<Worded, 'subject' | 'text'> {
  const { subject, text } = composeLink(message)
  return { subject, text }
}

/** The mail with the password of a share, never with its link. */
export function composePassword({ password, ...wording }: Wording & { readonly password: string }): Worded {
  const say = speaker(wording)
  return wordMail(wording.locale, say('passwordSubject'), [
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
export function composeLocked({ toAddress, minutes, ...wording }: LockedMail): Worded {
  const say = speaker(wording)
  const to = toAddress === null ? say('lockedToNobody') : toAddress
  return wordMail(wording.locale, say('lockedSubject'), [
    { kind: 'words', text: say('lockedHello') },
    { kind: 'words', text: say('locked', { to, minutes: String(minutes) }) },
    { kind: 'words', text: say('lockedAdvice') },
  ])
}
