import type { ReplyOf } from '@candor/call/define'
import type { queryShortList } from '../../../features/candidates/shortlist/contract.ts'

export type Page = ReplyOf<typeof queryShortList>

export const item: Page['list'][number] = {
  jobSeekerChannelId: 'c1',
  operateStatus: null,
  stageId: '2',
  stageTypeKind: 2,
  state: 'notOperated',
  interviewId: 'i1',
  recommendStageId: '2',
  name: '林晓彤',
  nameLatin: 'Lin Xiaotong',
  positionName: '高级后端工程师（支付）',
  positionNameLatin: 'Senior Backend Engineer, Payments',
  labels: [
    { labelId: 7, labelName: '竞业限制至 6 月' },
    { labelId: 1, labelName: 'Go' },
  ],
  interviewState: 'scored',
  overallScore: 4.2,
  scoreOutOf: 5,
  isScoreShown: true,
  workYears: 7,
  appliedAt: Date.UTC(2026, 2, 10, 1, 0, 0),
  lastActiveAt: Date.UTC(2026, 2, 14, 2, 41, 7),
}

export const counts = { haveOperateCount: 7, noOperateCount: 12, invalidCount: 1 }

export const listed = { all: 20, waiting: 12, operated: 7 }

export const page: Page = { list: [item], ...counts, listed, nextCursor: null }
