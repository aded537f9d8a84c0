import { minuteMs } from '@candor/kernel/durations'
import type { CompanyRules, ReportSetting } from '../../../platform/company/rules.ts'
import { type ReadAddresses, readAddresses, separators } from '../../../platform/mail/rules/addresses.ts'
import { chooseShare, type ShareChoice, type sectionsToShare, usualShareDays } from './sharing.ts'

export const maxAddresses = 20

/** The most mails of visitors about one interview (decision C78). */
export const sendOnLimit = { max: 5, perHours: 24 } as const

/** The mail with a password follows its link later, so that nobody reads both as one. */
const passwordMailMinutes = 5

/** The time from which on mails count against the limit of forwarding. */
export function sendOnWindow(now: Date): Date {
  return new Date(now.getTime() - sendOnLimit.perHours * 60 * minuteMs)
}

export function passwordMailTime(now: Date): Date {
  return new Date(now.getTime() + passwordMailMinutes * minuteMs)
}

interface AddressFault {
  readonly refusal: 'emailMissing' | 'emailInvalid' | 'emailInvalidAmong' | 'tooManyAddresses'
  readonly values: Readonly<Record<string, string | number>>
}

export function addressFault(read: ReadAddresses): AddressFault | null {
  if (read.kind === 'none') return { refusal: 'emailMissing', values: {} }
  if (read.kind === 'invalid') {
    const { address, isAmong } = read
    return { refusal: isAmong ? 'emailInvalidAmong' : 'emailInvalid', values: { address } }
  }
  if (read.addresses.length <= maxAddresses) return null
  return { refusal: 'tooManyAddresses', values: { most: maxAddresses } }
}

export interface TypedAddresses {
  readonly addresses: readonly string[]
  readonly typed: string
}

/** Accepts typed addresses up to the first wrong one, which stays in the text. */
export function acceptTyped({
  addresses,
  typed,
}: TypedAddresses): TypedAddresses & { fault: AddressFault | null } {
  const words = typed.split(separators).filter(Boolean)
  const wrong = words.findIndex((word) => readAddresses(word).kind !== 'whole')
  const taken = wrong < 0 ? words : words.slice(0, wrong)
  const read = readAddresses([...addresses, ...taken].join(' '))
  const all = read.kind === 'whole' ? read.addresses : []
  const left = wrong < 0 ? '' : words.slice(wrong).join(' ')
  const fault = addressFault(wrong < 0 ? read : readAddresses(left))
  return { addresses: all, typed: left, fault }
}

/** Whether a mailed link needs a password: where all links do, or it opens the page that asks for one. */
export function mailNeedsPassword(rules: CompanyRules): boolean {
  return rules.shareLinkNeedsPassword || rules.shareMailsPasswordReport
}

/** Whether a visitor may forward a link: if the company allows it, and the link could have been mailed. */
export function maySendOn(rules: CompanyRules, { hasPassword }: Pick<ShareChoice, 'hasPassword'>): boolean {
  return rules.visitorsMaySendOn && (hasPassword || !mailNeedsPassword(rules))
}

/** The choices of a mailed share. What the caller leaves out has its default, with a password where one is needed. */
export function chooseMailed(
  { rules }: Pick<ReportSetting, 'rules'>,
  sections: ReturnType<typeof sectionsToShare>,
  given: { readonly [Field in keyof ShareChoice]?: ShareChoice[Field] | undefined },
  language: ShareChoice['language'],
): ShareChoice {
  const needsPassword = mailNeedsPassword(rules)
  const { note = '', showsScores = true, days = usualShareDays } = given
  const untouched = chooseShare({ sections, needsPassword }, {}, given.language ?? language)
  return {
    ...untouched,
    note,
    showsScores,
    days,
    sections: given.sections ?? untouched.sections,
    hasPassword: (given.hasPassword ?? false) || needsPassword,
  }
}

/** The address of a link, on the page that the company has mails open (decision C20). */
export function mailedLink(
  publicUrl: string,
  token: string,
  rules: Pick<CompanyRules, 'shareMailsPasswordReport'>,
): string {
  return `${publicUrl}/${rules.shareMailsPasswordReport ? 'mail-report' : 'newShareReport'}?userid=${token}`
}
