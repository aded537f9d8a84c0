import { isTimeZone } from '@candor/kernel/time-zone'
import { canonicalText } from '../../audit/rules/canonical.ts'
import { isCustomerType, isProfile, type PartnerBrand } from '../../company/rules.ts'

/** One field of a setting that becomes something else. */
export interface Change {
  readonly key: string
  readonly from: unknown
  readonly to: unknown
}

// The database keeps the fields of an object in an order of its own.
const isSame = (a: unknown, b: unknown) => canonicalText(a) === canonicalText(b)

/** What a patch changes, field by field; what is not given, or is so already, changes nothing. */
export function changesOf(before: object, patch: object): Change[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(patch)
    .filter(([key, to]) => to !== undefined && !isSame(known.get(key), to))
    .map(([key, to]) => ({ key, from: known.get(key) ?? null, to }))
}

/** What is stored for some changes: the new values by field. */
export function valuesOf(changes: readonly Change[]): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ key, to }) => [key, to]))
}

interface CompanyPatch {
  readonly profile?: string | undefined
  readonly timeZone?: string | undefined
  readonly customerType?: string | undefined
}

/** The field of a company that cannot be what was given, or null. */
export function companyFault({ profile, timeZone, customerType }: CompanyPatch): keyof CompanyPatch | null {
  if (profile !== undefined && !isProfile(profile)) return 'profile'
  if (timeZone !== undefined && !isTimeZone(timeZone)) return 'timeZone'
  if (customerType !== undefined && !isCustomerType(customerType)) return 'customerType'
  return null
}

/** A partner's brand as the audit log tells of it: the mark by its length, as its bytes would fill the log. */
export function brandInLog(brand: PartnerBrand | null): { title: string; iconLength: number } | null {
  return brand && { title: brand.title, iconLength: brand.icon?.length ?? 0 }
}
