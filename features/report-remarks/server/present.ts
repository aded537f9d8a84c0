import type { RemarkEntry } from '../contract.ts'
import { isRemark } from '../rules.ts'
import type { Remarks } from './import.ts'

/** The remarks that leave the house, newest first. */
export function presentRemarks(stored: Remarks): RemarkEntry[] {
  return stored
    .filter(isRemark)
    .sort((a, b) => b.createdTime - a.createdTime)
    .map((remark) => ({
      id: remark.externalId,
      createdTime: remark.createdTime,
      estimateType: remark.estimateType,
      estimateUserName: remark.estimateUserName,
      estimateContent: remark.estimateContent,
      estimateScore: remark.estimateScore ?? null,
      result: remark.result ?? null,
      source: remark.source ?? null,
    }))
}
