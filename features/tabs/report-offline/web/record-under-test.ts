import type { OfflineRecord } from '../contract.ts'

/** A round that says nothing but its number. */
export const aRecord = (more: Partial<OfflineRecord> = {}): OfflineRecord => ({
  interviewRound: 1,
  interviewType: null,
  interviewFormat: null,
  createTime: 0,
  interviewResult: null,
  interviewScore: null,
  interviewRemark: null,
  suggestPosition: null,
  interviewerName: null,
  ...more,
})
