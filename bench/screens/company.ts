import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { email, password } from '../company.ts'
import { steps } from './moments.ts'
import { ratedForm, ratedRound, ratingAccounts } from './rated.ts'

const minute = 60_000

/** A candidate of the bench: how the recording of the interview is divided, and how much evidence it has. */
interface Person {
  id: string
  name: string
  questions: number
  minutesEach: number
  /** The length of a sentence (milliseconds). */
  sentenceMs: number
  evidence: number
}

const ofUsual = { questions: 6, minutesEach: 2, sentenceMs: 5000, evidence: 30 }

/** The candidates after the usual one in the shortlist: one for each measured step. */
const following = Array.from({ length: steps }, (_, index) => ({
  id: `next${index + 1}`,
  name: `Next ${index + 1}`,
  ...ofUsual,
}))

/** The candidates that the screens are measured with, in the order of the shortlist. */
const people: readonly Person[] = [
  { id: 'usual', name: 'Usual', ...ofUsual },
  ...following,
  { id: 'quick', name: 'Quick', questions: 1, minutesEach: 1 / 3, sentenceMs: 1000, evidence: 4 },
  { id: 'hour', name: 'Hour', questions: 1, minutesEach: 60, sentenceMs: 5000, evidence: 60 },
  { id: 'long', name: 'Long', questions: 1, minutesEach: 180, sentenceMs: 5000, evidence: 400 },
  { id: 'watched', name: 'Watched', questions: 4, minutesEach: 15, sentenceMs: 5000, evidence: 10 },
  { id: 'rated', name: 'Rated', ...ofUsual },
]

/** The start of the bench's interviews (epoch milliseconds). */
const sessionStart = 1_770_000_000_000

const points = ['Design', 'Reliability', 'Ownership', 'Communication', 'Mentoring']
const kinds = ['supports', 'against', 'note'] as const
const words = 'every transfer writes two entries with one key so a retry finds the first write'.split(' ')

/** Returns the sentence of an index: all differ, so that a search has hits and misses, and each quote occurs once. */
function sentence(index: number): string {
  return `Part ${index}: ${words.map((_, at) => words[(at * (index + 1)) % words.length]).join(' ')}.`
}

function answer({ minutesEach, sentenceMs }: Person, question: number) {
  const durationMs = minutesEach * minute
  return {
    question_id: `q${question}`,
    problem_answer_method: 1,
    title: `Question ${question + 1}`,
    problem: '<p>Walk me through a ledger that you designed.</p>',
    sessionStartMs: question * durationMs,
    durationMs,
    language: 'en',
    label_name: points[question % points.length],
    labelscore: 5,
    actualscore: 4.2,
    video: [{ video_url: 'media/clip.webm' }],
    transcript: {
      sentences: Array.from({ length: Math.floor(durationMs / sentenceMs) }, (_, line) => ({
        startMs: line * sentenceMs,
        endMs: (line + 1) * sentenceMs - 100,
        text: sentence(line),
      })),
    },
  }
}

function evidence({ id, evidence: count, questions, minutesEach, sentenceMs }: Person) {
  const lines = Math.floor((minutesEach * minute) / sentenceMs)
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor((index * lines) / count)
    return {
      externalId: `${id}-${index}`,
      claim: { kind: 'competency', name: points[index % points.length] },
      kind: kinds[index % kinds.length],
      question_id: `q${index % questions}`,
      quote: sentence(line).slice(0, 40),
      startMs: line * sentenceMs,
      endMs: (line + 1) * sentenceMs - 100,
      title: `Finding ${index}`,
      reason: 'Names the mechanism and its limits.',
    }
  })
}

function analysis({ questions }: Person) {
  return {
    interviewCategory: 6,
    aiAllScore: 4.2,
    sumContent: 'Runs payment systems and can say why each rule is there.',
    l2ReportInfo: {
      l2status: 0,
      l2score: 4.2,
      dimLabelList: points.map((assessmentPoint) => ({
        assessmentPoint,
        calculateStar: 4.2,
        scoreReason: sentence(1),
      })),
      answerInfos: Array.from({ length: questions }, (_, question) => ({
        problemAnswerId: `q${question}`,
        calculateStar: 4.2,
        answerText: sentence(question),
        keyPointInfoResult: JSON.stringify([{ keyPoint: 'retry', num: 2 }]),
      })),
    },
  }
}

/** 2,000 events on the axis of an hour: faces out of view, words read aloud, and exits. */
function manyEvents() {
  const span = (index: number, count: number) => {
    const startTime = sessionStart + Math.floor((index * 60 * minute) / count)
    return { startTime, endTime: startTime + 1500 }
  }
  const spans = (count: number) => Array.from({ length: count }, (_, index) => span(index, count))
  return {
    noFaceDetection: 1,
    noFaceDetectionInfo: { noFaceDetectionTimes: 1000, noFaceList: spans(1000) },
    speechDraftDetection: { speechDraftTimes: 700, details: spans(700) },
    usedTimes: 300,
    totalTime: 450,
    cheatLogs: spans(300).map((exit) => ({ ...exit, time: 1 })),
  }
}

async function writePerson(folder: string, clip: string, person: Person, order: number): Promise<void> {
  const { id, name, questions } = person
  await mkdir(join(folder, id, 'media'), { recursive: true })
  await copyFile(clip, join(folder, id, 'media', 'clip.webm'))
  const bundle = {
    format: 'candor-bundle/1',
    externalId: id,
    position: { externalId: 'engineer' },
    candidate: { name, stageId: '2', stageTypeKind: 2, appliedAt: sessionStart - order },
    interviews: [
      {
        externalId: `${id}-interview`,
        name: 'Interview',
        category: 6,
        interview_status: 'finish',
        real_begininterview_time: sessionStart,
        answers: Array.from({ length: questions }, (_, question) => answer(person, question)),
        aiData: analysis(person),
        evidence: evidence(person),
        ...(id === 'watched' && { antiCheating: manyEvents() }),
      },
    ],
    ...(id === 'rated' && { interviewPlans: [ratedRound] }),
  }
  await writeFile(join(folder, id, 'bundle.json'), JSON.stringify(bundle))
}

const Bundle = z.looseObject({ candidate: z.looseObject({}) })

/** Writes a candidate with results in every tab: the demo's fullest candidate, in this company. */
async function writeFullPerson(folder: string, demo: string): Promise<void> {
  const from = join(demo, 'hailan/su-qinglan-backend')
  const bundle = Bundle.parse(JSON.parse(await readFile(join(from, 'bundle.json'), 'utf8')))
  await cp(from, join(folder, 'full'), { recursive: true })
  const moved = {
    ...bundle,
    externalId: 'full',
    position: { externalId: 'engineer' },
    // Last in the list, so that the others keep their neighbours.
    candidate: { ...bundle.candidate, appliedAt: sessionStart - people.length },
    recommendations: [],
    evaluations: [],
    interviewPlans: [],
  }
  await writeFile(join(folder, 'full', 'bundle.json'), JSON.stringify(moved))
}

/**
 * Writes the company for measuring screens: interviews from a usual one to one of three hours with 400 pieces of
 * evidence.
 */
export async function writeScreensCompany(folder: string, demo: string): Promise<string> {
  const clip = join(demo, 'hailan/su-qinglan-backend/media/hl-su-l6-q2.webm')
  await writeFullPerson(folder, demo)
  for (const [order, person] of people.entries()) await writePerson(folder, clip, person, order)
  await writeFile(
    join(folder, 'company.json'),
    JSON.stringify({
      format: 'candor-company/1',
      company: { externalId: 'bench', name: 'Bench', profile: 'cn', timeZone: 'UTC' },
      accounts: [{ email, name: 'Bench', userType: 'general', password }, ...ratingAccounts],
      positions: [{ externalId: 'engineer', name: 'Engineer' }],
      assessmentForms: [ratedForm],
    }),
  )
  return folder
}
