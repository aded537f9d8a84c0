import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Bundle } from './bundle-format.ts'
import { checkInterview, countClips } from './check-interview.ts'
import { readPerson } from './source.ts'

const demo = join(import.meta.dirname, '../../demo')
const faults: string[] = []
let clips = 0
const people = join(import.meta.dirname, 'people')
const sources = new Map(
  readdirSync(people).map((file) => {
    const person = readPerson(join(people, file))
    return [person.externalId, person] as const
  }),
)
const company = z.looseObject({
  accounts: z.array(z.looseObject({ email: z.string() })),
  positions: z.array(z.looseObject({ externalId: z.string() })),
})

function expect(holds: boolean, fault: string): void {
  if (!holds) faults.push(fault)
}

/** The largest sizes by file extension, in bytes; session recordings and the folder have their own limits. */
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
  const parsed = Bundle.safeParse(JSON.parse(text))
  if (!parsed.success) {
    faults.push(`${folder}: ${z.prettifyError(parsed.error)}`)
    return
  }
  const bundle = parsed.data
  const { phone = '13800000000', email = '.example' } = bundle.candidate
  expect(/^138(0000\d{4}|\*{4}\d{4})$/.test(phone), `${folder}: ${phone} may belong to somebody`)
  expect(email.endsWith('.example'), `${folder}: ${email} may belong to somebody`)
  expect(positions.has(bundle.position.externalId), `${folder}: no position ${bundle.position.externalId}`)
  for (const { to, by } of bundle.recommendations ?? []) {
    expect(accounts.has(to) && (by === undefined || accounts.has(by)), `${folder}: no account ${to} or ${by}`)
  }
  checkMedia(folder, text)
  const source = sources.get(bundle.externalId)
  for (const interview of bundle.interviews ?? []) {
    const written = source?.interviews?.find(({ externalId }) => externalId === interview.externalId)
    expect(written !== undefined, `${folder}: ${interview.externalId} has no source`)
    clips += countClips(interview)
    if (written) faults.push(...(await checkInterview(folder, interview, written)))
  }
}

function checkMedia(folder: string, text: string): void {
  const named = new Set([...text.matchAll(/"(media\/[^"]+)"/g)].map(([, path]) => path ?? ''))
  const dir = join(folder, 'media')
  const present = existsSync(dir) ? readdirSync(dir).map((name) => `media/${name}`) : []
  for (const path of named) expect(present.includes(path), `${folder}: ${path} is named but missing`)
  for (const path of present) {
    expect(named.has(path), `${folder}: ${path} is there but not named`)
    const size = statSync(join(folder, path)).size
    const limit = path.endsWith('-session.webm')
      ? 2_500_000
      : (Object.entries(largest).find(([ending]) => path.endsWith(`.${ending}`))?.[1] ?? 150_000)
    expect(size > 0 && size <= limit, `${folder}: ${path} has ${size} bytes`)
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

const companies = ['hailan', 'northgate', 'yunjian']
for (const name of companies) {
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
const bytes = companies.reduce((sum, name) => sum + sizeOf(join(demo, name)), 0)
expect(clips <= 110, `${clips} clips`)
expect(bytes <= 25_000_000, `${bytes} bytes in all`)
process.stdout.write(`${clips} clips, ${bytes} bytes\n${faults.join('\n')}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
