import { billings, editions } from '../contract.ts'

export type Edition = (typeof editions)[number]

export function isEdition(value: string): value is Edition {
  return editions.some((edition) => edition === value)
}

export type Billing = (typeof billings)[number]

export function isBilling(value: string): value is Billing {
  return billings.some((billing) => billing === value)
}

export interface Purchase {
  readonly edition: Edition
  readonly since: Date
  readonly billing: Billing
  readonly hrAccounts: number
}

/** The fields of a purchase, as the audit log names them. */
export const purchaseKeys = ['edition', 'billing', 'hrAccounts'] as const

/** The fewest HR accounts that each edition is sold with; the standard edition always has exactly these. */
export const fewestHrAccounts: Readonly<Record<Edition, number>> = { standard: 3, advanced: 5, business: 10 }

export function isSoldFor(edition: Edition, hrAccounts: number): boolean {
  if (!Number.isInteger(hrAccounts)) return false
  return edition === 'standard'
    ? hrAccounts === fewestHrAccounts.standard
    : hrAccounts >= fewestHrAccounts[edition] && hrAccounts <= maxHrAccounts
}

/** The most HR accounts of an edition: more than any company has people. */
export const maxHrAccounts = 1_000_000

/** Reads a stored purchase; unknown fields become the least that is sold. */
export function readPurchase(stored: {
  readonly edition: string | null
  readonly editionSince: Date | null
  readonly billing: string | null
  readonly hrAccounts: number | null
}): Purchase | null {
  const { edition, editionSince: since, billing, hrAccounts } = stored
  if (edition === null || since === null || !isEdition(edition)) return null
  return {
    edition,
    since,
    billing: billing === 'month' ? billing : 'year',
    hrAccounts: hrAccounts ?? fewestHrAccounts[edition],
  }
}
