import { isTimeZone } from '@candor/kernel/time-zone'
import { canonicalText } from '../../../platform/audit/rules/canonical.ts'
import { isCustomerType, isProfile, type PartnerBrand } from '../../../platform/company/rules.ts'

export interface Change {
  readonly key: string
  readonly from: unknown
  readonly to: unknown
}

// Compares regardless of the order of fields: the database has one of its own.
const isSame = (a: unknown, b: unknown) => canonicalText(a) === canonicalText(b)

/** The changes that a patch makes, field by field; missing and equal fields make none. */
export function changesOf(before: object, patch: object): Change[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(patch)
    .filter(([key, to]) => to !== undefined && !isSame(known.get(key), to))
    .map(([key, to]) => ({ key, from: known.get(key) ?? null, to }))
}

export function valuesOf(changes: readonly Change[]): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ key, to }) => [key, to]))
}

interface CompanyPatch {
  readonly profile?: string | undefined
  readonly timeZone?: string | undefined
  readonly customerType?: string | undefined
}

export function companyFault({ profile, timeZone, customerType }: CompanyPatch): keyof CompanyPatch | null {
  if (profile !== undefined && !isProfile(profile)) return 'profile'
  if (timeZone !== undefined && !isTimeZone(timeZone)) return 'timeZone'
  if (customerType !== undefined && !isCustomerType(customerType)) return 'customerType'
  return null
}

/** A partner's brand for the audit log: the logo by its length, as its bytes would fill the log. */
export function brandInLog(brand: PartnerBrand | null): { title: string; iconLength: number } | null {
  return brand && { title: brand.title, iconLength: brand.icon?.length ?? 0 }
}
