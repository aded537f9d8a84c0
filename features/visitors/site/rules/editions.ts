import { editions } from '../../../platform/editions/contract.ts'
import type { Edition } from '../../../platform/editions/rules/editions.ts'
import { fewestExtraUses, heldOf, type Quota } from '../../../platform/editions/rules/quotas.ts'

/** An edition's amount of something. `yearly`: only with a yearly purchase (decision C08). */
export type Amount =
  | {
      readonly kind: 'count' | 'atLeast' | 'yearly' | 'extra' | 'megabytes' | 'gigabytes'
      readonly amount: number
    }
  | { readonly kind: 'unlimited' | 'none' | 'included' }

const count = (amount: number): Amount => ({ kind: 'count', amount })
const unlimited: Amount = { kind: 'unlimited' }
const none: Amount = { kind: 'none' }
const included: Amount = { kind: 'included' }
/** The smallest number of additional uses a year that is sold. */
const extra: Amount = { kind: 'extra', amount: fewestExtraUses }

type Amounts = Readonly<Record<Edition, Amount>>
const of = (standard: Amount, advanced: Amount, business: Amount): Amounts => ({
  standard,
  advanced,
  business,
})

/** The editions' amounts of a quota, as the server enforces them; without a limit it is unlimited. */
function heldAmounts(quota: Quota, amountOf: (amount: number, edition: Edition) => Amount = count): Amounts {
  const amount = (edition: Edition) => {
    const held = heldOf[quota][edition]
    return held === null ? unlimited : amountOf(held, edition)
  }
  return of(amount('standard'), amount('advanced'), amount('business'))
}

const bytesPerMegabyte = 1024 * 1024

function storageAmount(bytes: number): Amount {
  const megabytes = bytes / bytesPerMegabyte
  return megabytes < 1024
    ? { kind: 'megabytes', amount: megabytes }
    : { kind: 'gigabytes', amount: megabytes / 1024 }
}

const uses = (quota: Quota) =>
  heldAmounts(quota, (amount, edition) => ({ kind: edition === 'standard' ? 'count' : 'yearly', amount }))

export const comparison = {
  accounts: {
    hrAccounts: heldAmounts('hrAccounts', (amount, edition) => ({
      kind: edition === 'standard' ? 'count' : 'atLeast',
      amount,
    })),
    interviewers: heldAmounts('interviewers'),
  },
  sourcing: {
    mailboxes: of(count(5), count(100), unlimited),
    storage: heldAmounts('storage', storageAmount),
    channels: of(count(10), unlimited, unlimited),
    jobs: heldAmounts('jobs'),
  },
  assessment: {
    aiInterviewL2: uses('aiInterviewL2'),
    aiInterviewL5: of(none, extra, extra),
    onlineExam: uses('onlineExam'),
    codingExam: uses('codingExam'),
    cognition: uses('cognition'),
    personality: uses('personality'),
    mentalHealth: uses('mentalHealth'),
  },
  messages: {
    sms: heldAmounts('sms'),
    mails: heldAmounts('mails'),
  },
  largeTeams: {
    dataExport: of(none, none, included),
    rpo: of(none, none, included),
    meetingRooms: of(none, none, included),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Amounts>>>>

/** Prices in yuan for each HR account, per month and per year; a year is billed at once (decision C09). */
const prices: Readonly<Record<Edition, { readonly month: number; readonly year: number }>> = {
  standard: { month: 0, year: 0 },
  advanced: { month: 688, year: 7_888 },
  business: { month: 888, year: 9_888 },
}

/** The rows of a card; free interviews are part of any purchase, or of a yearly one. */
type CardFeature = 'hrAccounts' | 'interviewers' | 'jobs' | 'freeInterviews' | 'yearlyInterviews'

interface EditionWords {
  readonly title: string
  readonly tip: string
}

export interface EditionEntry {
  readonly title: string
  readonly type: 1 | 2 | 3
  readonly price: { readonly month: number; readonly year: number }
  readonly unit: 'CNY'
  readonly priceTip: string
  readonly features: readonly { readonly feature: CardFeature; readonly amount: Amount }[]
}

const types = { standard: 1, advanced: 2, business: 3 } as const

function cardFeatures(edition: Edition): EditionEntry['features'] {
  const free = comparison.assessment.aiInterviewL2[edition]
  return [
    { feature: 'hrAccounts', amount: comparison.accounts.hrAccounts[edition] },
    { feature: 'interviewers', amount: comparison.accounts.interviewers[edition] },
    { feature: 'jobs', amount: comparison.sourcing.jobs[edition] },
    free.kind === 'yearly'
      ? { feature: 'yearlyInterviews', amount: count(free.amount) }
      : { feature: 'freeInterviews', amount: free },
  ]
}

export function editionEntries(words: Readonly<Record<Edition, EditionWords>>): EditionEntry[] {
  return editions.map((edition) => ({
    title: words[edition].title,
    type: types[edition],
    price: prices[edition],
    unit: 'CNY',
    priceTip: words[edition].tip,
    features: cardFeatures(edition),
  }))
}
