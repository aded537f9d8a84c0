import type { BundledAnswer } from './bundle-format.ts'
import { type Clip, clipName } from './clip.ts'
import { clipOf, type Recorded } from './recorded.ts'
import type { InterviewSource, Spoken } from './source.ts'
import type { Sentence } from './speech.ts'

/** The answers in order, with session times: the question is read aloud, then answered, followed by a short pause. */
export function answersOf(
  interview: InterviewSource,
  { clips, sessions }: Recorded,
): { answers: BundledAnswer[]; endMs: number } {
  const answers: BundledAnswer[] = []
  let atMs = 2000
  for (const question of interview.spoken ?? []) {
    const clip = clipOf(clips, interview, question)
    // Questions are read at about 4.5 Chinese characters or 15 letters per second.
    const readMs =
      Math.round((question.ask.length / (interview.language === 'cn' ? 4.5 : 15)) * 10) * 100 + 3000
    const times = sessions.get(interview.externalId)?.askedAt.get(question.id) ?? {
      askedMs: atMs,
      startMs: atMs + readMs,
    }
    answers.push(spokenAnswer(interview, question, clip, times))
    atMs = times.startMs + clip.durationMs + 1500
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
): BundledAnswer {
  return {
    question_id: question.id,
    problem_answer_method: question.method ?? 1,
    title: question.title,
    problem: question.problem ?? `<p>${question.ask}</p>`,
    followUpOf: question.followUpOf,
    interviewRoundNum: question.round,
    problem_time_point: Math.round(times.askedMs / 1000),
    answer_time_point: Math.round(times.startMs / 1000),
    sessionStartMs: times.startMs,
    durationMs: clip.durationMs,
    language: question.language ?? interview.language,
    label_name: question.point,
    labelscore: interview.scale ?? 5,
    actualscore: question.score,
    scoreReason: question.reason,
    video: videoOf(interview, question),
    transcript: transcriptField(interview, question, clip),
    ...question.extra,
  }
}

function videoOf(interview: InterviewSource, question: Spoken): BundledAnswer['video'] {
  const file = `media/${clipName(interview, question)}`
  if (question.media === 'none') return undefined
  if (question.media === 'broken') return [{ video_url: `${file}.mp4` }]
  if (question.media === 'voice') return [{ video_url: `${file}.webm` }]
  return [
    {
      video_url: `${file}.webm`,
      video_url_mp4: interview.mp4 ? `${file}.mp4` : undefined,
      video_screenshot_url: `${file}.jpg`,
    },
  ]
}

function transcriptField(
  interview: InterviewSource,
  question: Spoken,
  clip: Clip,
): BundledAnswer['transcript'] {
  if (question.transcript === 'none') return undefined
  if (question.transcript === 'file') return { file: `media/${clipName(interview, question)}.vtt` }
  const language = question.language ?? interview.language
  const { sentences, meanConfidence } = transcriptOf(interview, question, clip)
  return {
    source: language === 'cn' ? 'candor-asr-zh 2.1' : 'candor-asr-en 2.1',
    meanConfidence,
    sentences,
  }
}

/** The recogniser's transcript: the words of the clip, with text, times and confidence as the source changes them. */
export function transcriptOf(
  interview: InterviewSource,
  question: Spoken,
  clip: Clip,
): { sentences: Sentence[]; meanConfidence: number | undefined } {
  const mean = question.confidence ?? interview.confidence
  const sentences = clip.sentences.map((sentence, index) => {
    const heard = question.heard?.[index]
    const given = question.transcript === 'untimed' ? [0, 0] : question.times?.[index]
    const [startMs = sentence.startMs, endMs = sentence.endMs] = given ?? []
    if (heard !== undefined || given) return { startMs, endMs, text: heard ?? sentence.text }
    if (mean === undefined || !sentence.words) return sentence
    const words = sentence.words.map((word, at) => ({
      ...word,
      confidence: confidenceOf(mean, `${word.text}${index * 31 + at}`),
    }))
    return { ...sentence, words }
  })
  const confidences = sentences.flatMap(
    (sentence) => sentence.words?.flatMap((word) => word.confidence ?? []) ?? [],
  )
  const sum = confidences.reduce((total, value) => total + value, 0)
  return {
    sentences,
    meanConfidence: confidences.length > 0 ? Math.round((sum / confidences.length) * 1000) / 1000 : mean,
  }
}

/** A word's confidence near the mean; deterministic for each word and place. */
function confidenceOf(mean: number, key: string): number {
  let hash = 7
  for (const sign of key) hash = (hash * 33 + (sign.codePointAt(0) ?? 0)) % 9973
  const spread = Math.min(0.2, 1 - mean)
  return Math.round(Math.min(0.99, mean + (hash / 9973 - 0.5) * 2 * spread) * 100) / 100
}
