import { sampleExternalId } from '../../../platform/company/rules/first-steps.ts'

const hourMs = 60 * 60 * 1000

/** The words of the sample in the language of its sender. */
export interface SampleWords {
  readonly position: string
  readonly name: string
  readonly label: string
  readonly interview: string
  readonly question: string
  readonly competency: string
  readonly sentence: string
  readonly quote: string
  readonly title: string
  readonly reason: string
  readonly summary: string
}

/** No number of a label of the company: those count from 1001, and other systems use small ones. */
const sampleLabelId = 900_001

const answerId = 'q1'
const interviewId = 'sample-first-steps-interview'

function sampleAnswer({ question, competency, sentence, reason }: SampleWords) {
  return {
    question_id: answerId,
    problem_answer_method: 1,
    title: competency,
    problem: `<p>${question}</p>`,
    sessionStartMs: 0,
    durationMs: 9_000,
    label_name: competency,
    labelscore: 5,
    actualscore: 4.5,
    scoreReason: reason,
    transcript: { source: 'sample', sentences: [{ startMs: 0, endMs: 9_000, text: sentence }] },
  }
}

function sampleAnalysis({ competency, reason, summary }: SampleWords, now: number) {
  return {
    interviewCategory: 6,
    aiAllScore: 4.5,
    isShowAI: 1,
    sumContent: summary,
    keyTips: reason,
    generatedAt: now - hourMs,
    l2ReportInfo: {
      l2status: 0,
      l2score: 4.5,
      dimLabelList: [{ assessmentPoint: competency, calculateStar: 4.5, scoreReason: reason }],
    },
  }
}

function sampleEvidence({ competency, quote, title, reason }: SampleWords) {
  return {
    externalId: 'sample-first-steps-evidence',
    claim: { kind: 'competency', name: competency },
    kind: 'supports',
    question_id: answerId,
    quote,
    startMs: 0,
    endMs: 9_000,
    title,
    reason,
  }
}

/** A bundle as another system sends it: one made-up candidate with one answer, its score and the evidence for it. */
export function sampleBundle(words: SampleWords, now: number) {
  return {
    format: 'candor-bundle/1',
    externalId: sampleExternalId,
    position: { externalId: sampleExternalId, name: words.position },
    candidate: { name: words.name, stageId: '2', stageTypeKind: 2, appliedAt: now - 24 * hourMs },
    labels: [{ labelId: sampleLabelId, labelName: words.label }],
    interviews: [
      {
        externalId: interviewId,
        name: words.interview,
        category: 6,
        interview_status: 'finish',
        real_begininterview_time: now - 2 * hourMs,
        interview_finish_time: now - 2 * hourMs + 60_000,
        usetime: 60,
        totaltime: 600,
        answers: [sampleAnswer(words)],
        aiData: sampleAnalysis(words, now),
        evidence: [sampleEvidence(words)],
      },
    ],
  }
}
