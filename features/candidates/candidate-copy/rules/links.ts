import { mostMisses } from './limits.ts'

interface LinkFacts {
  readonly revokedAt: Date | null
  readonly expiresAt: Date
  readonly misses: number
}

/** The state of a link. What a person did takes precedence. */
export function linkState({ revokedAt, expiresAt, misses }: LinkFacts, now: Date) {
  if (revokedAt) return 'revoked'
  if (misses >= mostMisses) return 'locked'
  return expiresAt <= now ? 'expired' : 'live'
}

/** What a candidate answers before the copy is made. */
interface Answerable {
  readonly phone: string | null
  readonly email: string | null
  readonly mailedTo: string | null
}

const lastDigits = (phone: string) => phone.normalize('NFKC').replace(/\D/g, '').slice(-4)
const plainAddress = (address: string) => address.normalize('NFKC').trim().toLowerCase()

/** What the page can ask for: the last four digits of the phone, or the e-mail. */
export function questionsOf({ phone, email, mailedTo }: Answerable): { phone: boolean; email: boolean } {
  return {
    phone: phone !== null && lastDigits(phone).length === 4,
    email: (mailedTo ?? email ?? '') !== '',
  }
}

/**
 * Whether an answer is right. A link that was mailed takes the address that it was mailed to, also where the candidate's
 * e-mail has changed since.
 */
export function isRightAnswer(answer: string, facts: Answerable): boolean {
  const questions = questionsOf(facts)
  const address = plainAddress(facts.mailedTo ?? facts.email ?? '')
  if (questions.email && plainAddress(answer) === address) return true
  const typed = answer.normalize('NFKC').replace(/\s/g, '')
  return questions.phone && /^\d{4}$/.test(typed) && typed === lastDigits(facts.phone ?? '')
}
