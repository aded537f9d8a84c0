import type { ThirdPartyEntry } from '../contract.ts'

export const anEvaluation = (id: string, more: Partial<ThirdPartyEntry> = {}): ThirdPartyEntry => ({
  id,
  revision: `${id}-1`,
  testName: `测评 ${id}`,
  score: '86',
  testType: 0,
  fileUrl: null,
  fileName: null,
  fileReference: null,
  ending: '',
  hasPreview: false,
  testVendor: null,
  testStatus: null,
  positionName: '高级后端工程师',
  createDate: Date.UTC(2026, 2, 14, 2, 41, 7),
  ...more,
})
