import { type AuditAction, isAuditAction } from '../../../platform/audit/rules/entry.ts'
import { readAddressChoice, readAddressText } from '../../../platform/manage/rules/address.ts'
import { type ActionGroup, actionGroups } from '../contract.ts'
import { actionsOf } from './groups.ts'

export interface AuditFilter {
  readonly group: ActionGroup | ''
  /** An action of the group; empty for all of them. */
  readonly action: AuditAction | ''
  readonly accountName: string
  readonly candidateName: string
  /** Days, as a date field writes them; empty for none. */
  readonly fromDay: string
  readonly toDay: string
  readonly showsViews: boolean
}

function readDay(value: unknown): string {
  const day = readAddressText(value, 10)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  return isDay ? day : ''
}

/** Reads the filter of the log from an address; a missing or invalid value filters nothing. */
export function readAuditFilter(search: Readonly<Record<string, unknown>>): AuditFilter {
  const group = readAddressChoice(search.group, actionGroups)
  const action = readAddressText(search.action, 64)
  const isOfGroup = group !== '' && isAuditAction(action) && actionsOf(group).includes(action)
  return {
    group,
    action: isOfGroup ? action : '',
    accountName: readAddressText(search.accountName, 100),
    candidateName: readAddressText(search.candidateName, 100),
    fromDay: readDay(search.fromDay),
    toDay: readDay(search.toDay),
    // The address has it as a text, and a link of this page as a boolean.
    showsViews: String(search.showsViews) === 'true',
  }
}
