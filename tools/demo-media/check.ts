import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { bundleFormat, type Interview } from './bundle-format.ts'
import { mediaDurationMs, run } from './run.ts'

const demo = join(import.meta.dirname, '../../demo')
const faults: string[] = []
let clips = 0
const company = z.looseObject({
  accounts: z.array(z.looseObject({ email: z.string() })),
  positions: z.array(z.looseObject({ externalId: z.string() })),
})
const keyPoints = z.array(z.strictObject({ keyPoint: z.string(), num: z.int().min(1) }))

function expect(holds: boolean, fault: string): void {
  if (!holds) faults.push(fault)
}

/** Sizes by ending, in bytes; the whole folder may hold 15 MB. */
const largest = {
  webm: 300_000,
  mp4: 300_000,
  pdf: 150_000,
  png: 150_000,
  jpg: 150_000,
  jpeg: 150_000,
} as const

async function checkBundle(folder: string, accounts: Set<string>, positions: Set<string>): Promise<void> {
  const text = readFileSync(join(folder, 'bundle.json'), 'utf8')
  const parsed = bundleFormat.safeParse(JSON.parse(text))
  if (!parsed.success) {
    faults.push(`${folder}: ${z.prettifyError(parsed.error)}`)
    return
  }
  const bundle = parsed.data
  expect(positions.has(bundle.position.externalId), `${folder}: no position ${bundle.position.externalId}`)
  for (const { to, by } of bundle.recommendations ?? []) {
    expect(accounts.has(to) && (by === undefined || accounts.has(by)), `${folder}: no account ${to} or ${by}`)
  }
  checkMedia(folder, text)
  for (const interview of bundle.interviews ?? []) await checkInterview(folder, interview)
}

function checkMedia(folder: string, text: string): void {
  const named = new Set([...text.matchAll(/"(media\/[^"]+)"/g)].map(([, path]) => path ?? ''))
  const dir = join(folder, 'media')
  const present = existsSync(dir) ? readdirSync(dir).map((name) => `media/${name}`) : []
  for (const path of named) expect(present.includes(path), `${folder}: ${path} is named but missing`)
  for (const path of present) {
    expect(named.has(path), `${folder}: ${path} is there but not named`)
    const size = statSync(join(folder, path)).size
    const limit = Object.entries(largest).find(([ending]) => path.endsWith(`.${ending}`))?.[1] ?? 150_000
    expect(size > 0 && size <= limit, `${folder}: ${path} has ${size} bytes`)
  }
}

async function checkInterview(folder: string, interview: Interview): Promise<void> {
  const where = `${folder}, ${interview.externalId}`
  const sentences = new Map(
    (interview.answers ?? []).map((item) => [item.question_id, item.transcript?.sentences ?? []]),
  )
  let freeFrom = 0
  for (const item of interview.answers ?? []) {
    const durationMs = item.durationMs ?? 0
    for (const video of item.video ?? []) {
      clips += 1
      await checkClip(where, join(folder, video.video_url), durationMs)
      if (video.video_url_mp4) await checkClip(where, join(folder, video.video_url_mp4), durationMs)
    }
    if (item.sessionStartMs !== undefined) {
      expect(
        item.sessionStartMs >= freeFrom,
        `${where}: ${item.question_id} starts before the answer before it ends`,
      )
      freeFrom = item.sessionStartMs + durationMs
    }
    const times = (item.transcript?.sentences ?? []).flatMap(({ startMs, endMs }) => [startMs, endMs])
    const ordered = times.every((time, i) => time > (times[i - 1] ?? -1)) && (times.at(-1) ?? 0) <= durationMs
    expect(ordered, `${where}: sentence times of ${item.question_id} are out of order`)
    for (const { startMs, endMs, words } of item.transcript?.sentences ?? []) {
      const within = words?.every(
        (word) => word.startMs >= startMs && word.endMs <= endMs && word.endMs >= word.startMs,
      )
      expect(within ?? true, `${where}: a word of ${item.question_id} leaves its sentence`)
    }
  }
  for (const item of interview.evidence ?? []) {
    const found = sentences
      .get(item.question_id)
      ?.some(
        ({ text, startMs, endMs }) =>
          text.includes(item.quote) && startMs === item.startMs && endMs === item.endMs,
      )
    expect(found === true, `${where}: "${item.quote}" does not stand at its time`)
    const names = interview.aiData?.l2ReportInfo.dimLabelList.map((entry) => entry.assessmentPoint) ?? []
    if (item.claim.kind === 'competency')
      expect(names.includes(item.claim.name), `${where}: no ${item.claim.name}`)
    if (item.claim.kind === 'answer')
      expect(sentences.has(item.claim.question_id), `${where}: no ${item.claim.question_id}`)
  }
  for (const info of interview.aiData?.l2ReportInfo.answerInfos ?? []) {
    const said =
      sentences
        .get(info.problemAnswerId)
        ?.map(({ text }) => text)
        .join(' ') ?? ''
    for (const { keyPoint } of keyPoints.parse(JSON.parse(info.keyPointInfoResult))) {
      expect(said.includes(keyPoint), `${where}: key point ${keyPoint} is not said`)
    }
  }
}

async function checkClip(where: string, file: string, durationMs: number): Promise<void> {
  if (!existsSync(file)) return
  const measured = await mediaDurationMs(file)
  expect(Math.abs(measured - durationMs) <= 150, `${where}: ${file} lasts ${measured}, not ${durationMs} ms`)
  expect(measured >= 15_000 && measured <= 35_000, `${where}: ${file} lasts ${measured} ms`)
  const report = await run('ffmpeg', [
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
  for (let i = 0; i + 1 < report.length; i += 2) peak = Math.max(peak, Math.abs(report.readInt16LE(i)))
  expect(peak > 3000, `${where}: ${file} is silent`)
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

for (const name of ['hailan', 'northgate']) {
  const home = join(demo, name)
  const { accounts, positions } = company.parse(JSON.parse(readFileSync(join(home, 'company.json'), 'utf8')))
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    await checkBundle(
      join(home, entry.name),
      new Set(accounts.map(({ email }) => email)),
      new Set(positions.map(({ externalId }) => externalId)),
    )
  }
}
const bytes = ['hailan', 'northgate'].reduce((sum, name) => sum + sizeOf(join(demo, name)), 0)
expect(clips <= 45, `${clips} clips`)
expect(bytes <= 15_000_000, `${bytes} bytes in all`)
process.stdout.write(`${clips} clips, ${bytes} bytes\n${faults.join('\n')}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
