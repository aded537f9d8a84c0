import type { AnyCall } from '@candor/call/define'
import { readId } from '@candor/kernel/ids'
import autocannon from 'autocannon'
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
import type { Bench } from './server.ts'
import type { Row } from './table.ts'

const seconds = 8
const connections = 8
const json = 'application/json'

type Asked = readonly [AnyCall, Record<string, string>]

async function measure(
  url: string,
  token: string,
  name: string,
  bodies: { path: string; method: 'GET' | 'POST'; body?: string }[],
): Promise<Row> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    workers: 1,
    requests: bodies.map((request) => ({ ...request, headers: { token, lang: 'en', 'content-type': json } })),
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} failed`)
  return {
    name,
    perSecond: result.requests.average / bodies.length,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}

/** Everything that the first screen of a report asks for, call by call and as the two batches that the page sends. */
export async function benchReportOpen({ app, listen, token, interviewId, db }: Bench): Promise<Row[]> {
  const id = readId<'interview'>(interviewId)
  if (!id) throw new Error(`${interviewId} is no id`)
  const { candidateId } = await db
    .selectFrom('interview')
    .where('id', '=', id)
    .select('candidateId')
    .executeTakeFirstOrThrow()
  const of = { jobseekerChannelId: candidateId }
  const first: Asked[] = [
    [getEvaluationConfig, of],
    [listCandidateLabel, of],
    [listInterviewInfos, of],
    [getMenuTabs, { interviewId, ...of }],
    [findId, { userId: interviewId, ...of }],
  ]
  const second: Asked[] = [
    [interviewInfo, { userId: interviewId }],
    [findAllEducation, of],
    [findAllWorkInfo, of],
    [selectEstimateGroupByTimePeriod, of],
    [selectAllEstimateGroupBy, of],
    [aiReportData, { interviewId }],
    [positionScores, { interviewId }],
  ]
  const alone = [...first, ...second].map(([{ path, method }, input]) =>
    method === 'GET'
      ? { method, path: `${path}?${new URLSearchParams(input)}` }
      : { method, path, body: JSON.stringify(input) },
  )
  const batches = [first, second].map((asked) => ({
    method: 'POST' as const,
    path: '/batch',
    body: JSON.stringify({ calls: asked.map(([{ path, method }, input]) => ({ path, method, input })) }),
  }))
  for (const { method, path, body } of batches) {
    const answer = await app.inject({
      method,
      url: path,
      headers: { token, lang: 'en', 'content-type': json },
      payload: body,
    })
    const faults = answer.json().data.filter(({ code }: { code: number }) => code !== 0)
    if (faults.length > 0) throw new Error(`${path}: ${JSON.stringify(faults)}`)
  }
  const url = await listen()
  const many = await measure(url, token, `a report opened by ${alone.length} calls`, alone)
  const two = await measure(url, token, 'a report opened by 2 batches', batches)
  return [many, { ...two, ratio: { value: two.perSecond / many.perSecond, aim: '≥ 8' } }]
}
