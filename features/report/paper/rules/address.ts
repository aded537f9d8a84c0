import type { ReportAddress } from '../../report/rules/address.ts'
import { linkIn } from '../../report/rules/link.ts'

function searchOf(address: ReportAddress): string {
  const parameters = Object.entries(address).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return new URLSearchParams(parameters).toString()
}

/** The address of the same place in the report on screen; for visitors with their link. */
export function reportHref(address: ReportAddress): string {
  return `${linkIn(address) ? '/newShareReport' : '/shareurl'}?${searchOf(address)}`
}

/** The address of the same report on paper. */
export function paperHref(address: ReportAddress): string {
  return `/downloadReport?${searchOf(address)}`
}
