import { isRecord } from '@candor/kernel/is-record'
import { formerColleague } from '../../../platform/access/rules/former-colleague.ts'
import { isAuditAction } from '../../../platform/audit/rules/entry.ts'
import { privateFields } from '../../../platform/audit/rules/private-fields.ts'
import { joinDetails } from '../../../platform/audit/rules/split-details.ts'

/** The details of an entry whose values were erased: a colleague of theirs is a former one now. */
export function withFormerColleagues(action: string, details: unknown): unknown {
  const { colleagues = [] } = isAuditAction(action) ? privateFields[action] : {}
  return colleagues.reduce<unknown>((whole, path) => {
    const [key = '', inner] = path.split('.')
    if (!isRecord(whole) || (inner !== undefined && !isRecord(whole[key]))) return whole
    const named = inner === 'accounts' ? [{ name: formerColleague }] : formerColleague
    return joinDetails(whole, { [key]: inner === undefined ? named : { [inner]: named } })
  }, details)
}
