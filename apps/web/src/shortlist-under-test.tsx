import type { ReplyOf } from '@candor/call/define'
import { readListChoices } from '../../../features/candidates/shortlist/contract/choices.ts'
import { countList, readList } from '../../../features/candidates/shortlist/contract/list.ts'
import { listViews } from '../../../features/candidates/shortlist/contract/views.ts'
import { listShortListPositions } from '../../../features/candidates/shortlist/contract.ts'
import { answer } from './app-under-test.tsx'

export type ListPage = ReplyOf<typeof readList>
export type Row = ListPage['list'][number]
export type View = ReplyOf<typeof listViews>['views'][number]

export const now = Date.UTC(2026, 2, 14, 3, 0, 0)

export function aRow(id: string, given: Partial<Row> = {}): Row {
  return {
    jobSeekerChannelId: id,
    operateStatus: null,
    stageId: '2',
    stageTypeKind: 2,
    state: 'notOperated',
    interviewId: `i-${id}`,
    recommendStageId: '2',
    name: `人${id}`,
    nameLatin: null,
    workYears: 7,
    positionId: 'p1',
    positionName: '高级后端工程师（支付）',
    positionNameLatin: 'Senior Backend Engineer, Payments',
    stageName: '业务初试',
    stageSince: Date.UTC(2026, 2, 12),
    limitDays: 5,
    outcome: null,
    outcomeWhy: [],
    labels: [],
    scoreState: 'scored',
    score: { overall: 4.2, outOf: 5, lowest: 3.1, highest: 4.8 },
    marks: [],
    areMarksCovered: false,
    asked: [],
    isViewerAsked: false,
    waiting: { for: 'nobody', what: null, who: [], since: null },
    own: null,
    lastActivity: { at: Date.UTC(2026, 2, 14, 2, 41, 7), action: 'evaluation.added', actor: '陆景行' },
    appliedAt: Date.UTC(2026, 2, 10, 1, 0, 0),
    ...given,
  }
}

export const lin = aRow('c1', {
  name: '林晓彤',
  nameLatin: 'Lin Xiaotong',
  labels: [{ labelId: 7, labelName: '竞业限制至 6 月' }],
  waiting: { for: 'me', what: 'opinion', who: [], since: Date.UTC(2026, 2, 11) },
})

export const counts: ReplyOf<typeof countList> = {
  total: 20,
  base: 20,
  leftOut: [],
  byFind: 0,
  byFields: 0,
  states: { pass: 4, wait: 1, reject: 2, notOperated: 12, invalid: 1 },
  tabs: { all: 20, mine: 3, notOperated: 12, operated: 7 },
  medians: [{ positionId: 'p1', median: 3.6, count: 9 }],
}

export const aView = (given: Partial<View> = {}): View => ({
  viewId: 'v1',
  name: '四分以上',
  address: { where: 'score:4..', sort: 'score' },
  isShared: false,
  isPinned: true,
  mayChange: true,
  ownerName: null,
  place: 0,
  revision: 1,
  missing: [],
  count: 3,
  ...given,
})

/** Lists these candidates, of two positions, with the counts of 20. */
export function answerList(rows: Row[] = [lin], given: Partial<typeof counts> = {}): void {
  answer(readList, { now, list: rows, nextCursor: null })
  answer(countList, { ...counts, ...given })
  answer(listViews, { mayShare: true, views: [] })
  answer(readListChoices, {
    stages: [
      { stageId: '1', name: '新投递' },
      { stageId: '2', name: '业务初试' },
    ],
    labels: [{ labelId: 7, labelName: '竞业限制至 6 月' }],
    reviewers: [{ accountId: 'a2', name: '陆景行' }],
    reasons: ['薪资不符'],
  })
  answer(listShortListPositions, [
    { positionId: 'p1', name: '高级后端工程师（支付）', nameLatin: null, count: 20, noOperateCount: 12 },
    { positionId: 'p2', name: '风控策略分析师', nameLatin: null, count: 3, noOperateCount: 0 },
  ])
}
