import { batch } from '@candor/call/batch'
import type { AnyCall } from '@candor/call/define'
import { brandId } from '@candor/kernel/brand-id'
import { aiReportData } from '../features/analysis/contract/calls.ts'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  listCandidateLabel,
  listInterviewInfos,
} from '../features/candidates/contract.ts'
import { getEvaluationConfig } from '../features/company/contract.ts'
import {
  selectAllEstimateGroupBy,
  selectEstimateGroupByTimePeriod,
} from '../features/evaluations/contract.ts'
import { interviewInfo } from '../features/interviews/contract.ts'
import { getMenuTabs } from '../features/report/contract.ts'
import { positionScores } from '../features/scores/contract.ts'
import { type Asked, measureLoad } from './load.ts'
import type { Bench } from './server.ts'
import type { Row } from './table.ts'

const type = 'application/json'

type Call = readonly [AnyCall, Record<string, string>]

/** Everything that the first screen of a report asks for, call by call and as the two batches that the page sends. */
export async function benchReportOpen({ app, listen, token, interviewId, db }: Bench): Promise<Row[]> {
  const id = brandId<'interview'>(interviewId)
  if (!id) throw new Error(`${interviewId} is no id`)
  const { candidateId } = await db
    .selectFrom('interview')
    .where('id', '=', id)
    .select('candidateId')
    .executeTakeFirstOrThrow()
  const of = { jobseekerChannelId: candidateId }
  const first: Call[] = [
    [getEvaluationConfig, of],
    [listCandidateLabel, of],
    [listInterviewInfos, of],
    [getMenuTabs, { interviewId, ...of }],
    [findId, { userId: interviewId, ...of }],
  ]
  const second: Call[] = [
    [interviewInfo, { userId: interviewId }],
    [findAllEducation, of],
    [findAllWorkInfo, of],
    [selectEstimateGroupByTimePeriod, of],
    [selectAllEstimateGroupBy, of],
    [aiReportData, { interviewId }],
    [positionScores, { interviewId }],
  ]
  const alone = [...first, ...second].map(
    ([{ path, method }, input]): Asked =>
      method === 'GET'
        ? { path: `${path}?${new URLSearchParams(input)}` }
        : { path, type, body: JSON.stringify(input) },
  )
  const batches = [first, second].map((calls) => ({
    path: batch.path,
    type,
    body: JSON.stringify({ calls: calls.map(([{ path, method }, input]) => ({ path, method, input })) }),
  }))
  for (const { path, body } of batches) {
    const headers = { token, lang: 'en', 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: path, headers, payload: body })
    const faults = answer.json().data.filter(({ code }: { code: number }) => code !== 0)
    if (faults.length > 0) throw new Error(`${path}: ${JSON.stringify(faults)}`)
  }
  const url = await listen()
  const opened = async (name: string, requests: readonly Asked[]): Promise<Row> => {
    const row = await measureLoad(name, url, token, requests)
    return { ...row, perSecond: row.perSecond / requests.length }
  }
  const many = await opened(`reports opened by ${alone.length} calls (times of one call)`, alone)
  const two = await opened('reports opened by 2 batches (times of one batch)', batches)
  return [many, { ...two, ratio: { value: two.perSecond / many.perSecond, aim: '≥ 8' } }]
}
