import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { QueryClient } from '@tanstack/react-query'
import { readCandidate } from '../../../candidates/candidates/rules/candidate.ts'
import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { type Answer, type Interview, noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { aWireInterview } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { personalParts } from '../../../platform/access/rules/permissions.ts'
import type { ReportAddress } from '../rules/address.ts'
import { factsOf } from '../rules/facts-of.ts'
import type { OpenReport } from './open-report.ts'

const sentence = (startMs: number, text: string) => ({ startMs, endMs: startMs + 3_000, text })

/** A recorded answer of 20 s with two sentences, for a test to change. */
export function anAnswer(id: string, sessionStartMs: number, more: Partial<Answer> = {}): Answer {
  return {
    ...nothingAnswered,
    id,
    title: `Title of ${id}`,
    html: `<p>What of <b>${id}</b>?</p>`,
    language: 'en',
    score: { state: 'scored', value: 4.6, outOf: 5 },
    askedAtMs: sessionStartMs - 5_000,
    sessionStartMs,
    durationMs: 20_000,
    video: { addresses: [`/file/media/${id}`], poster: `/file/media/${id}-poster` },
    transcript: { sentences: [sentence(0, `First of ${id}.`), sentence(4_000, `Second of ${id}.`)] },
    ...more,
  }
}

/** A finished L6 interview with these answers, for a test to change. */
export function anInterview(answers: readonly Answer[], more: Partial<Interview> = {}): Interview {
  return {
    ...noInterview,
    id: 'i1',
    category: 6,
    isFinished: true,
    hasVideoQuestions: true,
    answers,
    ...more,
  }
}

const candidate = readCandidate(aWireInterview([]).interviewResult)

/** A report that is open at an address, as the page gives it to a panel. */
export function reportOf(
  interview: Interview,
  place: { address: ReportAddress; go: OpenReport['go'] },
  given: { isFinished?: boolean; parts?: readonly string[] } = {},
): OpenReport {
  const isFinished = given.isFinished ?? interview.isFinished
  return {
    companyId: 'co',
    candidateId: 'c1',
    positionId: 'p1',
    interviewId: 'i1',
    candidate,
    interview: { ...interview, isFinished },
    facts: factsOf({
      permissions: ['reportAIInterview'],
      personalParts: [...personalParts],
      hasAi: true,
      hasVideoQuestions: true,
      parts: given.parts ?? [],
    }),
    timeZone: 'UTC',
    ...place,
  }
}

/** A query client with the interview's analysis already loaded, so that a test about something else asks no server. */
export function queriesKnowing(reply: ReplyOf<typeof aiReportData> = nothingAnalysed): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  queries.setQueryData(callQuery(aiReportData, { interviewId: 'i1' }).queryKey, reply)
  return queries
}

export const everythingShown: ReplyOf<typeof aiReportData>['shown'] = {
  total: true,
  single: true,
  scoreIndicator: true,
  nextSteps: true,
  levelLabels: true,
  starExplanation: true,
  details: true,
  visualAnalysis: true,
  abbreviatedNames: false,
  englishLabel: false,
}

const nothingAnalysed: ReplyOf<typeof aiReportData> = { aiData: null, evidence: [], shown: everythingShown }
