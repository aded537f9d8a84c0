import type { Clip } from './clip.ts'
import type { EvidenceSource, InterviewSource, PersonSource, Spoken } from './source.ts'

/** Clips of one person by question, keyed `interview/question`. */
export type Clips = ReadonlyMap<string, Clip>

const dimensions = [
  'language',
  'will',
  'keyPoint',
  'audioSpeed',
  'audioRich',
  'audioFluency',
  'apperenceBeauty',
  'apperenceAge',
  'apperenceSmile',
] as const

/** The name of a clip's files, without ending. */
export function clipName(interview: InterviewSource, question: Spoken): string {
  return `${interview.externalId}-${question.id}`
}

/** One person's bundle: what was written in the source plus the times that were measured. */
export function bundleOf(person: PersonSource, clips: Clips, resume: unknown): Record<string, unknown> {
  const photo = person.photo ? { photo: 'media/photo.png' } : {}
  return dropAbsent({
    format: 'candor-bundle/1',
    externalId: person.externalId,
    position: { externalId: person.position },
    candidate: { ...person.candidate, ...photo },
    labels: person.labels,
    education: person.education,
    work: person.work,
    projects: person.projects,
    resume,
    candidateForm: person.candidateForm,
    idCard: person.idCard
      ? { frontIdCard: 'media/id-front.png', backIdCard: 'media/id-back.png' }
      : undefined,
    recommendations: person.recommendations,
    interviews: person.interviews?.map((interview) => interviewOf(interview, clips)),
  })
}

function interviewOf(interview: InterviewSource, clips: Clips): Record<string, unknown> {
  const begin = interview.begin ? Date.parse(interview.begin) : undefined
  const { answers, endMs } = answersOf(interview, clips)
  const finished = interview.status === 'finish'
  const usetime = finished ? Math.ceil(endMs / 1000) : undefined
  return dropAbsent({
    externalId: interview.externalId,
    name: interview.name,
    category: interview.category,
    interview_status: interview.status,
    real_begininterview_time: begin,
    interview_finish_time: begin && usetime ? begin + usetime * 1000 : undefined,
    usetime,
    totaltime: interview.totaltime,
    language: interview.language,
    answers: answers.length > 0 ? answers : undefined,
    aiData: aiDataOf(interview, clips),
    evidence: interview.evidence?.map((item, index) => evidenceOf(item, index, interview, clips)),
  })
}

/** Answers in order, each on the axis of the session: the question is read out, then answered, then a short pause. */
function answersOf(interview: InterviewSource, clips: Clips): { answers: unknown[]; endMs: number } {
  const answers: unknown[] = []
  let atMs = 2000
  for (const question of interview.spoken ?? []) {
    const clip = clipOf(clips, interview, question)
    const askedMs = atMs
    // A question is read at the pace of speech: about 4.5 Chinese signs or 15 letters in a second.
    const readMs =
      Math.round((question.ask.length / (interview.language === 'cn' ? 4.5 : 15)) * 10) * 100 + 3000
    const startMs = askedMs + readMs
    answers.push(spokenAnswer(interview, question, clip, { askedMs, startMs }))
    atMs = startMs + clip.durationMs + 1500
  }
  let seconds = atMs / 1000
  for (const { seconds: spent, answer } of interview.written ?? []) {
    answers.push({ ...answer, problem_time_point: Math.round(seconds) })
    seconds += spent
  }
  return { answers, endMs: seconds * 1000 }
}

function spokenAnswer(
  interview: InterviewSource,
  question: Spoken,
  clip: Clip,
  times: { askedMs: number; startMs: number },
): Record<string, unknown> {
  const file = `media/${clipName(interview, question)}`
  return dropAbsent({
    question_id: question.id,
    problem_answer_method: 1,
    title: question.title,
    problem: `<p>${question.ask}</p>`,
    followUpOf: question.followUpOf,
    interviewRoundNum: question.round,
    problem_time_point: Math.round(times.askedMs / 1000),
    answer_time_point: Math.round(times.startMs / 1000),
    sessionStartMs: times.startMs,
    durationMs: clip.durationMs,
    language: interview.language,
    label_name: question.point,
    labelscore: interview.scale ?? 5,
    actualscore: question.score,
    scoreReason: question.reason,
    video: [
      dropAbsent({
        video_url: `${file}.webm`,
        video_url_mp4: interview.mp4 ? `${file}.mp4` : undefined,
        video_screenshot_url: `${file}.jpg`,
      }),
    ],
    transcript: {
      source: interview.language === 'cn' ? 'candor-asr-zh 2.1' : 'candor-asr-en 2.1',
      sentences: clip.sentences,
    },
  })
}

function aiDataOf(interview: InterviewSource, clips: Clips): Record<string, unknown> | undefined {
  if (!interview.ai) return undefined
  const scored = (interview.spoken ?? []).filter((question) => question.score !== null && question.score >= 0)
  return {
    interviewCategory: interview.category,
    ...interview.ai.data,
    l2ReportInfo: {
      ...interview.ai.l2,
      dimLabelList: interview.ai.competencies.map((item) =>
        dropAbsent({
          assessmentPoint: item.name,
          calculateStar: item.star,
          scoreReason: item.reason,
          nextSuggest: item.next,
          isConfigNextSuggest: item.next ? 1 : 0,
          sumContent: item.sum,
        }),
      ),
      answerInfos: scored.map((question, index) =>
        answerInfo(interview, question, index, clipOf(clips, interview, question)),
      ),
    },
  }
}

function answerInfo(
  interview: InterviewSource,
  question: Spoken,
  index: number,
  clip: Clip,
): Record<string, unknown> {
  const text = clip.sentences.map((sentence) => sentence.text).join(interview.language === 'cn' ? '' : ' ')
  const scale = interview.scale ?? 5
  const keyPoints = question.keys.map((keyPoint) => {
    const num = text.split(keyPoint).length - 1
    if (num === 0) throw new Error(`${interview.externalId} ${question.id}: "${keyPoint}" is not said`)
    return { keyPoint, num }
  })
  return dropAbsent({
    problemAnswerId: question.id,
    assessmentPoint: question.point,
    assessmentDesc: question.desc,
    sortIndex: index + 1,
    calculateStar: question.score,
    calculateRatio: Math.round(((question.score ?? 0) / scale) * 100),
    language: interview.language,
    answerText: text,
    keyPointInfoResult: JSON.stringify(keyPoints),
    isCustom: 0,
    ...Object.fromEntries(
      (question.stars ?? []).flatMap((star, i) => dimensionFields(dimensions[i], star, scale)),
    ),
  })
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

/** Evidence with the measured times of the sentences its quote stands in. */
function evidenceOf(
  item: EvidenceSource,
  index: number,
  interview: InterviewSource,
  clips: Clips,
): Record<string, unknown> {
  const question = interview.spoken?.find(({ id }) => id === item.q)
  if (!question) throw new Error(`${interview.externalId}: evidence names ${item.q}, which is not spoken`)
  const hits = clipOf(clips, interview, question).sentences.filter(({ text }) => text.includes(item.quote))
  const [sentence] = hits
  if (!sentence) throw new Error(`${interview.externalId} ${item.q}: "${item.quote}" stands in no sentence`)
  return {
    externalId: `${interview.externalId}-e${index + 1}`,
    claim: claimOf(item.on),
    kind: item.kind,
    question_id: item.q,
    quote: item.quote,
    startMs: sentence.startMs,
    endMs: sentence.endMs,
    title: item.title,
    ...(item.reason ? { reason: item.reason } : {}),
  }
}

function claimOf(on: string): Record<string, string> {
  const [kind, subject] = on.split(':')
  if (kind === 'competency' && subject) return { kind, name: subject }
  if (kind === 'answer' && subject) return { kind, question_id: subject }
  return { kind: 'summary' }
}

function clipOf(clips: Clips, interview: InterviewSource, question: Spoken): Clip {
  const clip = clips.get(clipName(interview, question))
  if (!clip) throw new Error(`no clip for ${clipName(interview, question)}`)
  return clip
}

function dropAbsent(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined))
}
