import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BundledAnswer, BundledInterview } from './bundle-format.ts'
import { mediaDurationMs, run } from './run.ts'
import type { InterviewSource, Spoken } from './source.ts'

const keyPoints = z.array(z.looseObject({ keyPoint: z.string(), num: z.int().min(1) }))

type Said = readonly { readonly startMs: number; readonly endMs: number; readonly text: string }[]

/** The number of answer recordings in an interview. */
export function countClips(interview: BundledInterview): number {
  return (interview.answers ?? []).reduce((sum, { video }) => sum + (video?.length ?? 0), 0)
}

/** Returns differences between an interview and its source; faults that the source intends are not reported. */
export async function checkInterview(
  folder: string,
  interview: BundledInterview,
  source: InterviewSource,
): Promise<string[]> {
  const where = `${folder}, ${interview.externalId}`
  const answers = interview.answers ?? []
  const spoken = new Map((source.spoken ?? []).map((question) => [question.id, question]))
  const said = new Map(answers.map((answer) => [answer.question_id, saidIn(folder, answer)]))
  const faults = [
    ...checkSession(answers),
    ...(await checkRecords(folder, interview)),
    ...answers.flatMap((answer) =>
      checkTimes(answer, said.get(answer.question_id) ?? [], spoken.get(answer.question_id)),
    ),
    ...checkEvidence(interview, source, said),
    ...checkKeyPoints(interview, spoken, said),
  ]
  for (const answer of answers)
    faults.push(...(await checkClips(folder, answer, spoken.get(answer.question_id))))
  return faults.map((fault) => `${where}: ${fault}`)
}

function saidIn(folder: string, { transcript }: BundledAnswer): Said {
  if (!transcript) return []
  if ('sentences' in transcript) return transcript.sentences
  const cues = readFileSync(join(folder, transcript.file), 'utf8').split('\n\n').slice(1)
  return cues.map((cue) => {
    const [, times = '', text = ''] = cue.split('\n')
    const [startMs = 0, endMs = 0] = times.split(' --> ').map((time) => Date.parse(`1970-01-01T${time}Z`))
    return { startMs, endMs, text }
  })
}

function checkSession(answers: readonly BundledAnswer[]): string[] {
  let freeFrom = 0
  return answers.flatMap(({ question_id, sessionStartMs, durationMs = 0 }) => {
    if (sessionStartMs === undefined) return []
    const isFree = sessionStartMs >= freeFrom
    freeFrom = sessionStartMs + durationMs
    return isFree ? [] : [`${question_id} starts before the answer before it ends`]
  })
}

async function checkRecords(folder: string, interview: BundledInterview): Promise<string[]> {
  const [record] = interview.fullRecords ?? []
  if (!record) return []
  const measured = await mediaDurationMs(join(folder, record.videoUrl))
  const last = interview.answers?.findLast(({ sessionStartMs }) => sessionStartMs !== undefined)
  const endMs = (last?.sessionStartMs ?? 0) + (last?.durationMs ?? 0)
  return measured >= endMs && measured - endMs < 3000
    ? []
    : [`the session lasts ${measured}, not ${endMs} ms`]
}

function checkTimes({ question_id, durationMs = 0 }: BundledAnswer, said: Said, source?: Spoken): string[] {
  if (source?.times || source?.transcript === 'untimed') return []
  const times = said.flatMap(({ startMs, endMs }) => [startMs, endMs])
  const isOrdered = times.every((time, i) => time > (times[i - 1] ?? -1)) && (times.at(-1) ?? 0) <= durationMs
  return isOrdered ? [] : [`sentence times of ${question_id} are out of order`]
}

function checkEvidence(
  interview: BundledInterview,
  source: InterviewSource,
  said: ReadonlyMap<string, Said>,
): string[] {
  const names = interview.aiData?.l2ReportInfo?.dimLabelList?.map((entry) => entry.assessmentPoint) ?? []
  return (interview.evidence ?? []).flatMap((item, index) => {
    const { claim, quote, startMs, endMs } = item
    if (claim.kind === 'competency' && !names.includes(claim.name)) return [`no ${claim.name}`]
    if (claim.kind === 'answer' && !said.has(claim.question_id)) return [`no ${claim.question_id}`]
    if (source.evidence?.[index]?.at) return []
    const isSaid = said
      .get(item.question_id)
      ?.some((each) => each.text.includes(quote) && each.startMs === startMs && each.endMs === endMs)
    return isSaid ? [] : [`"${quote}" does not stand at its time`]
  })
}

function checkKeyPoints(
  interview: BundledInterview,
  spoken: ReadonlyMap<string, Spoken>,
  said: ReadonlyMap<string, Said>,
): string[] {
  return (interview.aiData?.l2ReportInfo?.answerInfos ?? []).flatMap((info) => {
    const text = (said.get(info.problemAnswerId) ?? []).map((each) => each.text).join(' ')
    const keys = spoken.get(info.problemAnswerId)?.keys ?? []
    return keyPoints.parse(JSON.parse(info.keyPointInfoResult ?? '[]')).flatMap(({ keyPoint }) => {
      const isGiven = keys.some(
        (key) => typeof key !== 'string' && key.text === keyPoint && key.num !== undefined,
      )
      return isGiven || text.includes(keyPoint) ? [] : [`key point ${keyPoint} is not said`]
    })
  })
}

async function checkClips(folder: string, answer: BundledAnswer, source?: Spoken): Promise<string[]> {
  if (source?.media === 'broken') return []
  const faults: string[] = []
  for (const { video_url, video_url_mp4 } of answer.video ?? []) {
    for (const path of [video_url, video_url_mp4]) {
      const file = path && join(folder, path)
      if (file && existsSync(file)) faults.push(...(await checkClip(file, answer.durationMs ?? 0)))
    }
  }
  return faults
}

async function checkClip(file: string, durationMs: number): Promise<string[]> {
  const measured = await mediaDurationMs(file)
  const sound = await run('ffmpeg', [
    '-v',
    'error',
    '-i',
    file,
    '-vn',
    '-f',
    's16le',
    '-ac',
    '1',
    '-ar',
    '8000',
    '-',
  ])
  let peak = 0
  for (let i = 0; i + 1 < sound.length; i += 2) peak = Math.max(peak, Math.abs(sound.readInt16LE(i)))
  return [
    ...(Math.abs(measured - durationMs) > 150 ? [`${file} lasts ${measured}, not ${durationMs} ms`] : []),
    ...(measured < 8_000 || measured > 40_000 ? [`${file} lasts ${measured} ms`] : []),
    ...(peak > 3000 ? [] : [`${file} is silent`]),
  ]
}
