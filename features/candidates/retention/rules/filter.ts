import { retentionMonths } from '../../../platform/company/contract/retention.ts'
import { readAddressChoice, readAddressText } from '../../../platform/manage/rules/address.ts'
import { retentionLists } from '../contract/lists.ts'

export interface RetentionFilter {
  /** Empty for those of today. */
  readonly show: (typeof retentionLists)[number] | ''
  /** Part of a candidate's name. */
  readonly text: string
  /** Months that are tried out; empty for the stored ones. */
  readonly months: string
}

const figure = /^\d{1,3}$/

/** Reads months as somebody typed them; null for anything but a figure of the allowed span. */
export function readMonths(text: string): number | null {
  const months = figure.test(text.trim()) ? Number(text) : 0
  return months >= retentionMonths.min && months <= retentionMonths.max ? months : null
}

/** Reads the filter of the lists from an address; a missing or invalid value filters nothing. */
export function readRetentionFilter(search: Readonly<Record<string, unknown>>): RetentionFilter {
  const months = typeof search.months === 'number' ? String(search.months) : search.months
  const asked = readAddressText(months, 3)
  return {
    show: readAddressChoice(search.show, retentionLists),
    text: readAddressText(search.text, 100),
    months: readMonths(asked) === null ? '' : asked,
  }
}
