import type { AiData, AnswerInfo } from '../../features/findings/analysis/contract/ai-data.ts'
import { qualities } from '../../features/findings/analysis/rules/answers.ts'
import { transcriptOf } from './bundle-answers.ts'
import type { BundledInterview } from './bundle-format.ts'
import type { Clip } from './clip.ts'
import { type Clips, clipOf } from './recorded.ts'
import type { EvidenceSource, InterviewSource, Spoken } from './source.ts'

/** The analysis in the source, with the transcript of each answer. */
export function aiDataOf(interview: InterviewSource, clips: Clips): AiData | undefined {
  if (!interview.ai) return undefined
  const scored = (interview.spoken ?? []).filter((question) => question.score !== null)
  return {
    interviewCategory: interview.category,
    ...interview.ai.data,
    l2ReportInfo: {
      ...interview.ai.l2,
      dimLabelList: interview.ai.competencies.map((item) => ({
        assessmentPoint: item.name,
        calculateStar: item.star,
        scoreReason: item.reason,
        nextSuggest: item.next,
        isConfigNextSuggest: item.next ? 1 : 0,
        sumContent: item.sum,
      })),
      answerInfos: scored.map((question, index) =>
        answerInfo(interview, question, index, clipOf(clips, interview, question)),
      ),
    },
  }
}

function answerInfo(interview: InterviewSource, question: Spoken, index: number, clip: Clip): AnswerInfo {
  const { sentences } = transcriptOf(interview, question, clip)
  const language = question.language ?? interview.language
  const text = sentences.map((sentence) => sentence.text).join(language === 'cn' ? '' : ' ')
  const scale = interview.scale ?? 5
  const keyPoints = question.keys.map((key) => {
    const { text: keyPoint, num: counted, ...marked } = typeof key === 'string' ? { text: key } : key
    const num = counted ?? text.split(keyPoint).length - 1
    if (num < 1) throw new Error(`${interview.externalId} ${question.id}: nobody says "${keyPoint}"`)
    return { keyPoint, num, ...marked }
  })
  return {
    problemAnswerId: question.id,
    assessmentPoint: question.point,
    assessmentDesc: question.desc,
    sortIndex: index + 1,
    calculateStar: question.score,
    calculateRatio: Math.round((Math.max(0, question.score ?? 0) / scale) * 100),
    language,
    answerText: text,
    keyPointInfoResult: JSON.stringify(keyPoints),
    isCustom: 0,
    ...Object.fromEntries(
      (question.stars ?? []).flatMap((star, i) => dimensionFields(qualities[i], star, scale)),
    ),
  }
}

function dimensionFields(name: string | undefined, star: number, scale: number): [string, number][] {
  if (name === undefined) return []
  const ratio = Math.round((star / scale) * 100)
  return [
    [`${name}Ratio`, ratio],
    [`${name}Score`, Math.round(star * 20) / 10],
    [`${name}Star`, star],
  ]
}

type Evidence = NonNullable<BundledInterview['evidence']>[number]

/** Evidence with the measured times of the sentences that contain its quote. */
export function evidenceOf(
  item: EvidenceSource,
  index: number,
  interview: InterviewSource,
  clips: Clips,
): Evidence {
  const question = interview.spoken?.find(({ id }) => id === item.q)
  if (!question) throw new Error(`${interview.externalId}: evidence names ${item.q}, which is not spoken`)
  const { sentences } = transcriptOf(interview, question, clipOf(clips, interview, question))
  const sentence = sentences.find(({ text }) => text.includes(item.quote))
  const [startMs, endMs] = item.at ?? [sentence?.startMs, sentence?.endMs]
  if (startMs === undefined || endMs === undefined) {
    throw new Error(`${interview.externalId} ${item.q}: "${item.quote}" stands in no sentence`)
  }
  return {
    externalId: `${interview.externalId}-e${index + 1}`,
    claim: claimOf(item.on),
    kind: item.kind,
    question_id: item.q,
    quote: item.quote,
    startMs,
    endMs,
    title: item.title,
    ...(item.reason ? { reason: item.reason } : {}),
  }
}

function claimOf(on: string): Evidence['claim'] {
  const [kind, subject] = on.split(':')
  if (kind === 'competency' && subject) return { kind, name: subject }
  if (kind === 'answer' && subject) return { kind, question_id: subject }
  return { kind: 'summary' }
}
