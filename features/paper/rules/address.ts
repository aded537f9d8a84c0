import type { ReportAddress } from '../../report/rules/address.ts'
import { linkIn } from '../../report/rules/link.ts'

function searchOf(address: ReportAddress): string {
  const parameters = Object.entries(address).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return new URLSearchParams(parameters).toString()
}

/** Where a report is read on the screen, at the same place in it: for whoever came by a share, by its link. */
export function reportHref(address: ReportAddress): string {
  return `${linkIn(address) ? '/newShareReport' : '/shareurl'}?${searchOf(address)}`
}

/** Where the same report stands on paper. */
export function paperHref(address: ReportAddress): string {
  return `/downloadReport?${searchOf(address)}`
}
