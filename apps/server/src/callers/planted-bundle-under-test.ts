import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GivenFiles } from '@candor/testkit/bundles'
import * as z from 'zod/mini'
import { repositoryRoot } from '../plumbing/features.ts'

/** The demo's candidate with content in every tab. */
const fullest = join(repositoryRoot, 'demo/hailan/su-qinglan-backend')

/** Values planted in a bundle, by their path, so that a leak can be traced to its field. */
export interface Plants {
  /** Values that identify the candidate; hidden from readers of an anonymous one. */
  readonly identity: Map<string, string>
  /** Numbers of the analysis, and scores given by people. */
  readonly scores: Map<string, string>
  /** Passwords and addresses of planned interviews. */
  readonly plans: Map<string, string>
  /** Values that no share opens: results of tests, and those of colleagues' evaluations. */
  readonly inCompany: Map<string, string>
}

type Change = (leaf: unknown, path: readonly string[]) => unknown

/** Returns a document with every leaf changed; `change` gets each leaf with its path. */
export function mapLeaves(value: unknown, change: Change, path: readonly string[] = []): unknown {
  if (Array.isArray(value))
    return value.map((each, index) => mapLeaves(each, change, [...path, String(index)]))
  if (typeof value !== 'object' || value === null) return change(value, path)
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, each]) => [key, mapLeaves(each, change, [...path, key])]))
}

const identityPlaces = [
  /^candidate\.(name|nameLatin|phone|email)$/,
  /^(education|work|projects)\.\d+\.(school|professional|companyName|jobtitle|workContent|project_name|content)$/,
  /^resume\.items\.\d+\.fileValue$/,
  /^candidateForm\.items\.\d+\.value(\.\d+)?$/,
  /^attachments\.\d+\.(attachName|attachUrl)$/,
  /^thirdParty\.\d+\.fileName$/,
]
const answerFile = 'media/answer.txt'
const analysisPlace = /^interviews\.\d+\.(aiData|answers)\./
const scoreKey = /^(actualscore|l2score|estimateTotalScore)$|(?<!Total)(Star|Score|Ratio)$/
const languagePlace =
  /^interviews\.\d+\.tests\.(language\.\d+\.(?!scoreConfig)|(english|reading\.\d+)\.score$)/
const opinionKey = /^estimate(Video|Total)Score$/
const testPlace = /^interviews\.\d+\.tests\.(character|mentalHealth)\./
const testKey = /^(reportDim|dimType|dimName)$/
const planKey = /^(candidatePassword|interviewerPassword|interviewerPcInterviewUrl)$/
const ownPlace = /externalId$|^interviews\..*\.(question_id|problemAnswerId|parentId|followUpOf)$/
const KeyPoints = z.array(z.looseObject({}))
const proseText = /^[^[{].*\p{Script=Han}|^\p{Script=Han}/u

/** Returns the function that plants: every text ends in the word, and each value that may be hidden is unique. */
function planter(word: string, colleague: string, plants: Plants): Change {
  let serial = 0
  return (leaf, path) => {
    serial += 1
    const place = path.join('.')
    const key = path.at(-1) ?? ''
    const isOfTest = testPlace.test(place) && !testKey.test(key)
    const isScore = (analysisPlace.test(place) && scoreKey.test(key)) || languagePlace.test(place)
    // All scores have the same number of digits, so that none is part of another.
    const scoreFrom = (whole: number) => Number(`${Math.floor(whole)}.4${String(serial).padStart(6, '0')}7`)
    if (typeof leaf === 'string' && key === 'keyPointInfoResult') {
      const keyScore = scoreFrom(1)
      plants.scores.set(place, String(keyScore))
      return JSON.stringify(KeyPoints.parse(JSON.parse(leaf)).map((each) => ({ ...each, keyScore })))
    }
    if (typeof leaf === 'number' && (isOfTest || isScore)) {
      const score = scoreFrom(Math.min(leaf, 4))
      if (isScore) plants.scores.set(place, String(score))
      if (isOfTest || opinionKey.test(key)) plants.inCompany.set(place, String(score))
      return score
    }
    if (typeof leaf === 'string' && isOfTest) {
      const comment = `${word}-test-${serial}-`
      plants.inCompany.set(place, comment)
      return comment
    }
    if (typeof leaf !== 'string' || leaf.startsWith('media/')) return leaf
    if (identityPlaces.some((known) => known.test(place))) {
      const secret = `${word}-self-${serial}-`
      plants.identity.set(place, secret)
      if (key === 'email') return `${secret}at@person.example`
      if (leaf.startsWith('https:')) return `https://person.example/${secret}`
      return leaf.startsWith('<') ? `<p>${secret}</p>` : `${leaf.slice(0, 1)}${secret}`
    }
    // Replaces any account of the demo by this colleague.
    if (leaf.endsWith('@hailan.example')) return colleague
    if (planKey.test(key)) {
      const secret = `${word}-room-${serial}-`
      plants.plans.set(place, secret)
      return key.endsWith('Url') ? `https://room.example/${secret}` : secret
    }
    if (ownPlace.test(place)) return `${word}-${leaf}`
    return proseText.test(leaf) && !/date$/.test(key) ? `${leaf}${word}` : leaf
  }
}

const Bundle = z.looseObject({
  candidate: z.looseObject({}),
  interviews: z.array(z.looseObject({ answers: z.array(z.looseObject({ question_id: z.string() })) })),
})

/** Plants a manual score, which the demo's candidate has none of. */
function plantManualScore(word: string, plants: Plants, questionId: string) {
  const score = 4.313_37
  plants.scores.set('manualScores', String(score))
  const scored = { question_id: questionId, scoredBy: `考官${word}`, score, createdAt: 1_794_293_000_000 }
  return [{ externalId: `${word}-score`, ...scored }]
}

/** Plants a file that the candidate uploaded with an answer, named by them; the demo's candidate has none. */
function plantAnswerFile(word: string, plants: Plants) {
  const secret = `${word}-self-answer-file-`
  plants.identity.set('answerFile.fileName', secret)
  return [{ fileName: `${secret}.txt`, fileUrl: answerFile }]
}

/**
 * The files of the demo's fullest bundle, with planted values, without recommendations, which name the demo's accounts.
 */
export async function plantedFiles(
  word: string,
  { isAnonymous, colleague }: { isAnonymous: boolean; colleague: string },
): Promise<{ files: GivenFiles; plants: Plants }> {
  const plants: Plants = { identity: new Map(), scores: new Map(), plans: new Map(), inCompany: new Map() }
  const read: unknown = JSON.parse(await readFile(join(fullest, 'bundle.json'), 'utf8'))
  const bundle = Bundle.parse(mapLeaves(read, planter(word, colleague, plants)))
  const media = await readdir(join(fullest, 'media'))
  const bytes = await Promise.all(
    media.map(async (name) => {
      const content = await readFile(join(fullest, 'media', name))
      // With other bytes at the end: both candidates would otherwise share one file.
      return [`media/${name}`, Buffer.concat([content, Buffer.from(word)])] as const
    }),
  )
  const planted = {
    ...bundle,
    candidate: { ...bundle.candidate, isAnonymous },
    position: { externalId: 'position', name: `工程师${word.slice(0, 1)}` },
    interviews: bundle.interviews.map((interview) => {
      const [first, ...others] = interview.answers
      const withFile = { ...first, answerFileList: plantAnswerFile(word, plants) }
      const manualScores = plantManualScore(word, plants, first?.question_id ?? '')
      return { ...interview, answers: [withFile, ...others], manualScores }
    }),
    recommendations: [],
  }
  return {
    files: { ...Object.fromEntries(bytes), [answerFile]: Buffer.from(word), 'bundle.json': planted },
    plants,
  }
}
