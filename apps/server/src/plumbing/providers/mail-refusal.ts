import type { SenderFault } from '@candor/kernel/services'

/** The answer of a mail server, and the SMTP command that it answers. */
export interface MailAnswer {
  /** `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA` … */
  readonly command: string
  /** The reply code: 250, 421, 550 … */
  readonly code: number
  /** The whole answer, of one line or several. */
  readonly text: string
}

/**
 * What a refused mail does next. `us`: it waits until the fault is mended. `recipient`: it is given up. `later`: it is
 * tried again, while mails to others go out. `all`: the server takes no mail now.
 */
export type MailRefusal =
  | { readonly of: 'us'; readonly fault: SenderFault }
  | { readonly of: 'recipient' | 'later' | 'all' }

/** The service is about to close (RFC 5321): this concerns every mail. */
const closing = 421

/** Login codes: M365 530 5.7.57, Google 530-5.7.0, 534-5.7.9, 535-5.7.8. */
const loginCodes = [530, 534, 535, 538]

const greylisting = /gr[ea]y-?list|postgrey/i
const limits =
  /sending limit|daily (user|message|sending|limit)|message quota|(sending|message) rate|rate ?limit|ratelimit|throttl|too many (messages|emails|mails)|limit for message recipients|submission quota/i
const logins =
  /authentication (is )?(required|unsuccessful|failed)|not authenticated|must (be )?authenticate/i
const senders =
  /relay|sender (address|verify|is not|not|denied|rejected)|send ?as|as this sender|outbound ?sender|outbound ?spam|not owned|from address|is not verified|unauthenticated email|dmarc|\bspf\b|dkim/i
const contents =
  /spam (message|content|detected|by)|as spam|unsolicited|content|virus|malware|phish|security issue|(message|header) size|too (large|big)|size (exceeds|limit)|attachment/i
const networks =
  /block ?list|blacklist|blocked|banned|reputation|spamhaus|spamcop|client host|service unavailable|your (ip|host|network|server)|administrative prohibition|access denied|poor/i
const mailboxes =
  /user unknown|unknown user|no such (user|mailbox|address|recipient|person)|(mailbox|recipient|user|address|account)[^.]{0,60}(not found|unavailable|unknown|full|disabled|does ?n[o']t exist|may not exist|invalid)|unroute?able|recipient address rejected|over ?quota|storage allocation/i

/** The enhanced status code (RFC 3463) at the beginning of a line of an answer; null without one. */
function enhancedOf(text: string): readonly [subject: number, detail: number] | null {
  const found = /^[ \t]{0,10}\d{3}[ -]{1,10}#?[45]\.(\d{1,3})\.(\d{1,3})\b/m.exec(text)
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** The fault that the words of an answer name; null where they name none. */
function faultIn(text: string): SenderFault | null {
  if (limits.test(text)) return 'limit'
  if (logins.test(text)) return 'login'
  if (senders.test(text)) return 'sender'
  if (contents.test(text)) return 'content'
  return networks.test(text) ? 'reputation' : null
}

/** Details of 5.1 that are about the sender (RFC 3463) or its limit (Microsoft 365). */
const senderDetails = [7, 8]
const recipientLimitDetail = 90
/** Details of 5.2 that Microsoft 365 answers for a sender without the right to send as another one. */
const sendAsDetails = [252]
/** 5.2.3: the mail is longer than its recipient takes. */
const lengthDetail = 3
/** 5.4.5: Google's daily limit; by RFC 3463 congestion of the mail system. */
const congestionDetail = 5
/** 5.3.4: the mail is longer than the system takes. */
const systemLengthDetail = 4

const us = (fault: SenderFault): MailRefusal => ({ of: 'us', fault })

/** Reads an enhanced code; null where it does not tell whom the refusal is about. */
function byEnhanced([subject, detail]: readonly [number, number], text: string): MailRefusal | null {
  if (subject === 7) return us(faultIn(text) ?? 'reputation')
  if (subject === 6) return us('content')
  if (subject === 1) {
    if (senderDetails.includes(detail)) return us('sender')
    return detail === recipientLimitDetail ? us('limit') : { of: 'recipient' }
  }
  if (subject === 2) {
    if (sendAsDetails.includes(detail) || /outboundspam|sendasdenied/i.test(text)) return us('sender')
    return detail === lengthDetail ? us('content') : { of: 'recipient' }
  }
  if (subject === 4) return detail === congestionDetail ? us('limit') : { of: 'recipient' }
  return subject === 3 && detail === systemLengthDetail ? us('content') : null
}

function permanent({ command, text }: MailAnswer): MailRefusal {
  const enhanced = enhancedOf(text)
  // A refusal of the sender's command is about the sender, whatever its code says.
  if (command === 'MAIL FROM') return us(faultIn(text) ?? 'sender')
  const read = enhanced && byEnhanced(enhanced, text)
  if (read) return read
  const fault = faultIn(text)
  // Exim and others give no enhanced codes: words decide, and then the command.
  if (mailboxes.test(text) && (fault === null || fault === 'reputation')) return { of: 'recipient' }
  if (fault) return us(fault)
  return command === 'DATA' ? us('content') : { of: 'recipient' }
}

function temporary({ command, text }: MailAnswer): MailRefusal {
  const [subject, detail] = enhancedOf(text) ?? [0, 0]
  const isOfSender = subject === 1 && senderDetails.includes(detail)
  const isOfPolicy = subject === 7 && !greylisting.test(text)
  const fault = isOfSender || isOfPolicy || subject === 0 ? faultIn(text) : null
  if (fault === 'login' || fault === 'sender' || fault === 'limit') return us(fault)
  return { of: command === 'MAIL FROM' ? 'all' : 'later' }
}

/** The length of an answer that is read (characters). */
const readLength = 2_000

/** Reads whom a mail server's refusal is about: by the command, the enhanced code and, without one, the words. */
export function readMailRefusal({ command, code, text }: MailAnswer): MailRefusal {
  const answer = { command, code, text: text.slice(0, readLength) }
  if (code < 500) {
    if (limits.test(answer.text) && !command.startsWith('RCPT')) return us('limit')
    return code === closing || command.startsWith('AUTH') ? { of: 'all' } : temporary(answer)
  }
  return command.startsWith('AUTH') || loginCodes.includes(code) ? us('login') : permanent(answer)
}
