import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, readAnswer } from '@candor/call/client/read-answer'
import type { AnyCall, SentInputOf } from '@candor/call/define'
import { readEnv } from '../apps/server/src/env.ts'
import { repositoryRoot } from '../apps/server/src/plumbing/features.ts'
import { openServices } from '../apps/server/src/plumbing/services.ts'
import { queryShortList } from '../features/candidates/shortlist/contract.ts'
import { checkHeads } from '../features/platform/audit/server/queries/heads.ts'
import { checkChain, listAuditedCompanies } from '../features/platform/audit/server/queries/verify.ts'
import { addEstimateResume } from '../features/review/evaluations/contract/adding.ts'
import { signIn } from '../features/sign-in/session/contract.ts'

/*
 * Many submits while the server is repeatedly killed with SIGKILL and restarted. Each submit has its own key and is
 * sent until it is answered, like a reviewer's browser does. At the end every acknowledged submit must be stored once,
 * the audit log must have no gap, and it must contain every head in the heads file.
 */
const kills = Number(process.argv[2] ?? 10)
const writers = 8
const port = 20_000 + Math.floor(Math.random() * 20_000)
const url = `http://127.0.0.1:${port}`
const dataDir = await mkdtemp(join(tmpdir(), 'candor-storm-'))
const environment = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port),
  HOST: '127.0.0.1',
  CANDOR_DEMO: 'on',
}
const say = (text: string) => process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let server: ChildProcess | null = null

async function startServer(): Promise<void> {
  server = spawn(process.execPath, [join(repositoryRoot, 'apps/server/src/main.ts')], {
    env: environment,
    stdio: 'ignore',
  })
  for (let turn = 0; turn < 1200; turn += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('the server did not start')
}

async function killServer(): Promise<void> {
  const killed = server
  if (!killed) return
  const ended = new Promise((resolve) => killed.once('exit', resolve))
  killed.kill('SIGKILL')
  await ended
}

async function post<C extends AnyCall>(
  call: C,
  body: SentInputOf<C>,
  headers: Record<string, string> = {},
): Promise<Answer<C>> {
  const response = await fetch(url + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en', ...headers },
    body: JSON.stringify(body),
  })
  return readAnswer(call, await response.json())
}

const acknowledged = new Set<string>()
let isOver = false
let tries = 0

/** Sends remarks one after another, each with one key until it is answered. */
async function write(token: string, candidateId: string): Promise<void> {
  while (!isOver) {
    const text = randomUUID()
    const key = randomUUID()
    for (;;) {
      tries += 1
      const answer = await post(
        addEstimateResume,
        { jobseekerChannelId: candidateId, estimateText: text, source: 4, type: 2, isModify: 0, isAdd: 0 },
        { token, 'idempotency-key': key },
      ).catch(() => null)
      if (answer?.code === 0) {
        acknowledged.add(text)
        break
      }
      if (answer && answer.code !== 1500) throw new Error(`refused: ${JSON.stringify(answer)}`)
      await pause(50)
    }
  }
}

async function firstCandidate(token: string): Promise<string> {
  const { data } = await post(queryShortList, {}, { token })
  const [first] = data.list
  if (!first) throw new Error('the demo company has candidates')
  return first.jobSeekerChannelId
}

/** Returns what is stored at the end, read by this process through services of its own. */
async function readStored() {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const { services, close } = await openServices(readEnv(environment), quiet, () => {})
  try {
    const rows = await services.db.selectFrom('remark').select('content').execute()
    const companies = await listAuditedCompanies(services.db)
    const heads = await checkHeads(services.db, services.auditHeads.lines())
    const checks = await Promise.all(companies.map(({ id }) => checkChain(services.db, id)))
    return {
      contents: rows.map(({ content }) => content),
      breaks: [
        ...checks.flatMap(({ broken }) => broken ?? []),
        ...[...heads.values()].flatMap(({ lost }) => lost ?? []),
      ],
      heads: heads.size,
    }
  } finally {
    await close()
  }
}

await startServer()
const { data: signedIn } = await post(signIn, { email: 'hr@hailan.example', password: 'candor-demo' })
const { token } = signedIn
const candidateId = await firstCandidate(token)
const writing = Promise.all(Array.from({ length: writers }, () => write(token, candidateId)))
for (let kill = 0; kill < kills; kill += 1) {
  await pause(500 + Math.random() * 1500)
  await killServer()
  await startServer()
}
await pause(1000)
isOver = true
await writing
await killServer()

const { contents, breaks, heads } = await readStored()
const stored = new Set(contents)
const lost = [...acknowledged].filter((text) => !stored.has(text))
const doubled = contents.length - stored.size
const unasked = contents.filter((text) => !acknowledged.has(text))
say(`${kills} kills, ${writers} writers: ${tries} tries, ${acknowledged.size} acknowledged.`)
say(`Lost ${lost.length}, doubled ${doubled}, stored without an answer ${unasked.length}.`)
say(
  breaks.length === 0
    ? `The audit log has no gap, and the heads of ${heads} companies fit.`
    : `Audit log: ${JSON.stringify(breaks)}`,
)
await rm(dataDir, { recursive: true, force: true })
if (lost.length > 0 || doubled > 0 || unasked.length > 0 || breaks.length > 0) process.exit(1)
