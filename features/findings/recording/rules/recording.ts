import type { Answer, Interview } from '../../../candidates/interviews/rules/interview.ts'
import { sessionWords } from '../../../candidates/interviews/rules/session-words.ts'
import { groupByQuestion } from '../../../candidates/interviews/rules.ts'
import { sessionEnd } from '../../evidence/rules/session-time.ts'
import type { Sentence } from './speech.ts'

/** A media file with its place in the session. The player tries the next address when one does not play. */
export interface MediaFile {
  readonly key: string
  readonly startMs: number
  readonly durationMs: number | null
  readonly addresses: readonly string[]
  readonly poster: string | null
}

/** One recorded answer: to a question, or to a follow-up of it. Times of the session in milliseconds. */
export interface Clip {
  readonly id: string
  readonly question: number
  readonly round: number | null
  readonly title: string | null
  /** HTML of the question, cleaned by the server. */
  readonly html: string
  readonly askedAtMs: number | null
  readonly startMs: number
  readonly durationMs: number | null
  readonly file: MediaFile | null
  readonly sentences: readonly Sentence[]
  readonly text: string | null
  readonly language: string | null
}

export type Answered = 'recorded' | 'unrecorded' | 'no'

export interface RecordedQuestion {
  readonly number: number
  readonly title: string | null
  /** HTML of the question, cleaned by the server, and its language. */
  readonly html: string
  readonly language: string | null
  readonly first: number
  readonly clips: readonly number[]
  readonly answered: Answered
  /** Length of its recordings; 0 where nothing was recorded. */
  readonly durationMs: number
  readonly poster: string | null
}

export interface Recording {
  /** A single clip without a question, where only the whole session was recorded. */
  readonly clips: readonly Clip[]
  readonly questions: readonly RecordedQuestion[]
  /** Recordings of the whole session; they play in place of the answers' own. */
  readonly full: readonly MediaFile[]
  /** Start of the recording: not 0 where it is one answer of a session. */
  readonly fromMs: number
  readonly endMs: number
}

function fileOf(answer: Answer): MediaFile | null {
  const { id, sessionStartMs: startMs, durationMs, video } = answer
  return video && { key: id, startMs, durationMs, ...video }
}

function clipOf(answer: Answer, question: number, answerIndex: number): Clip {
  return {
    id: answer.id,
    question,
    round: answerIndex === 0 ? null : (answer.round ?? answerIndex),
    title: answer.title,
    html: answer.html,
    askedAtMs: answer.askedAtMs,
    startMs: answer.sessionStartMs,
    durationMs: answer.durationMs,
    file: fileOf(answer),
    sentences: answer.transcript?.sentences ?? [],
    text: answer.text,
    language: answer.language,
  }
}

/**
 * Whether an answer can be watched. The recording of the session holds every answer that took any time; of one whose
 * time is unknown it does not tell where it is, nor that there is none. What took time was an answer, though nothing of
 * it may be there.
 */
export function answeredOf({ file, durationMs, sentences, text }: Clip, hasSession: boolean): Answered {
  const tookTime = durationMs !== null && durationMs > 0
  if (file || (hasSession && tookTime)) return 'recorded'
  const mayBeHeld = hasSession && durationMs === null
  return sentences.length > 0 || text || tookTime || mayBeHeld ? 'unrecorded' : 'no'
}

function questionOf(
  clips: readonly Clip[],
  number: number,
  first: number,
  hasSession: boolean,
): RecordedQuestion {
  const answers = clips.map((clip) => answeredOf(clip, hasSession))
  return {
    number,
    title: clips[0]?.title ?? null,
    html: clips[0]?.html ?? '',
    language: clips[0]?.language ?? null,
    first,
    clips: clips.map((_, index) => first + index),
    answered: (['recorded', 'unrecorded'] as const).find((each) => answers.includes(each)) ?? 'no',
    durationMs: clips.reduce((sum, clip) => sum + (hasSession || clip.file ? (clip.durationMs ?? 0) : 0), 0),
    poster: clips.find(({ file }) => file?.poster)?.file?.poster ?? null,
  }
}

function clipOfSession(sessionVideos: Interview['sessionVideos']): Clip {
  const sentences = sessionWords(sessionVideos)
  const endMs = sentences.reduce((last, sentence) => Math.max(last, sentence.endMs), 0)
  return {
    id: 'session',
    question: 0,
    round: null,
    title: null,
    html: '',
    askedAtMs: null,
    startMs: 0,
    durationMs: endMs > 0 ? endMs : null,
    file: null,
    sentences,
    text: null,
    language: null,
  }
}

export function readRecording({
  answers,
  sessionVideos,
}: Pick<Interview, 'answers' | 'sessionVideos'>): Recording {
  const groups = groupByQuestion(answers)
  const clips: Clip[] = []
  const questions = groups.map((group, question) => {
    const own = group.map((answer, answerIndex) => clipOf(answer, question, answerIndex))
    clips.push(...own)
    return questionOf(own, question + 1, clips.length - own.length, sessionVideos.length > 0)
  })
  if (clips.length === 0 && sessionVideos.length > 0) clips.push(clipOfSession(sessionVideos))
  const began = sessionVideos[0]?.beganAt ?? 0
  const full = sessionVideos.map(({ beganAt, address }, index) => ({
    key: `full-${index}`,
    startMs: beganAt - began,
    durationMs: null,
    addresses: [address],
    poster: null,
  }))
  return { clips, questions, full, fromMs: 0, endMs: sessionEnd(clips) }
}

/** The recording of a single answer. Where the answer has no file of its own, the recording of the session is used. */
export function oneAnswer({ clips, questions, full }: Recording, index: number): Recording {
  const clip = clips[index]
  if (!clip) return { clips: [], questions: [], full: [], fromMs: 0, endMs: 0 }
  return {
    clips: [clip],
    questions: questions.slice(clip.question, clip.question + 1),
    full: clip.file ? [] : full,
    fromMs: clip.startMs,
    endMs: clip.startMs + (clip.durationMs ?? 0),
  }
}

/** One of the recordings of the whole session, with its transcript. */
export function oneSessionVideo(
  { sessionVideos }: Pick<Interview, 'sessionVideos'>,
  index: number,
): Recording {
  return readRecording({ answers: [], sessionVideos: sessionVideos.slice(index, index + 1) })
}
