import { minuteMs } from '@candor/kernel/durations'
import type { CompanyRules, ReportSetting } from '../../company/rules.ts'
import { type ReadAddresses, readAddresses, separators } from '../../mail/rules/addresses.ts'
import { chooseShare, type ShareChoice, type sectionsToShare, usualShareDays } from './sharing.ts'

/** To how many addresses a report is mailed at once. */
export const maxAddresses = 20

/** The mails by which visitors may send on the links of one interview, and within how many hours (decision C78). */
export const sendOnLimit = { max: 5, perHours: 24 } as const

/** How long the mail with a password waits after the one with its link, in minutes: they are not to be read as one. */
const passwordMailMinutes = 5

/** Since when mails count against the limit of sending on. */
export function sendOnWindow(now: Date): Date {
  return new Date(now.getTime() - sendOnLimit.perHours * 60 * minuteMs)
}

/** When the mail with a password goes out. */
export function passwordMailTime(now: Date): Date {
  return new Date(now.getTime() + passwordMailMinutes * minuteMs)
}

/** Why addresses are not mailed to: the name of the call's refusal, and what it says. */
interface AddressFault {
  readonly refusal: 'emailMissing' | 'emailInvalid' | 'emailInvalidAmong' | 'tooManyAddresses'
  readonly values: Readonly<Record<string, string | number>>
}

/** Why addresses are not mailed to; null where they are. */
export function addressFault(read: ReadAddresses): AddressFault | null {
  if (read.kind === 'none') return { refusal: 'emailMissing', values: {} }
  if (read.kind === 'invalid') {
    const { address, isAmong } = read
    return { refusal: isAmong ? 'emailInvalidAmong' : 'emailInvalid', values: { address } }
  }
  if (read.addresses.length <= maxAddresses) return null
  return { refusal: 'tooManyAddresses', values: { most: maxAddresses } }
}

/** Addresses in a field: those that were taken, and what is still being typed. */
export interface TypedAddresses {
  readonly addresses: readonly string[]
  readonly typed: string
}

/**
 * Takes what was typed among the addresses, up to the first wrong one, which stays to be mended. Gives why one is not
 * taken, or null.
 */
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

/** Whether a link that is mailed needs a password: where all links do, or leads to the report that asks for one. */
export function mailNeedsPassword(rules: CompanyRules): boolean {
  return rules.shareLinkNeedsPassword || rules.shareMailsPasswordReport
}

/** Whether a visitor may mail a link on: where the company lets them, and the link is as one that is mailed has to be. */
export function maySendOn(rules: CompanyRules, { hasPassword }: Pick<ShareChoice, 'hasPassword'>): boolean {
  return rules.visitorsMaySendOn && (hasPassword || !mailNeedsPassword(rules))
}

/** What is shared by mail: what the caller leaves out is as an untouched share is, with a password where one is needed. */
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
    ...{ note, showsScores, days },
    sections: given.sections ?? untouched.sections,
    hasPassword: (given.hasPassword ?? false) || needsPassword,
  }
}

/** The address of a link, on the page to which the company lets mails lead (decision C20). */
export function mailedLink(
  publicUrl: string,
  token: string,
  rules: Pick<CompanyRules, 'shareMailsPasswordReport'>,
): string {
  return `${publicUrl}/${rules.shareMailsPasswordReport ? 'mail-report' : 'newShareReport'}?userid=${token}`
}
