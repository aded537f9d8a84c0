import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { repositoryRoot } from '../../apps/server/src/plumbing/features.ts'
import { openFirefox } from './firefox.ts'
import type { Browser, Tab } from './tab.ts'
import { ownSteps, type Stage, type Step, strangersSteps } from './walk.ts'
import { openWebKit } from './webkit.ts'

const port = 14_380
const site = `http://localhost:${port}`
const email = 'admin@hailan.example'
const password = 'candor-demo'
const hourMs = 3_600_000
const readyMs = 180_000

/** Starts the product with its demo company; resolves with what stops it. */
async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candor-browsers-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, CANDOR_DEMO: 'on' }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repositoryRoot,
    env,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const end = performance.now() + readyMs
  while (performance.now() < end && server.exitCode === null) {
    if (
      await fetch(`${site}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await wait(500)
  }
  return async () => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

const Answer = z
  .object({ code: z.literal(0), data: z.unknown(), result: z.unknown() })
  .partial({ data: true, result: true })
const Listed = z.object({ list: z.array(z.object({ jobSeekerChannelId: z.string() })) })

/** An address of the product, as it is reached here. */
function here(address: string): string {
  const { pathname, search } = new URL(address)
  return `${site}${pathname}${search}`
}

/** Makes a link for a visitor and one for a candidate, by the calls of the product. */
async function makeStage(): Promise<Stage> {
  let token = ''
  const ask = async (path: string, body: object) => {
    const headers = { token, 'content-type': 'application/json' }
    const answer = await fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return Answer.parse(await answer.json())
  }
  token = z.object({ token: z.string() }).parse((await ask('/admin/login', { email, password })).data).token
  const candidateOf = async (name: string) =>
    Listed.parse((await ask('/candidate/shortList/query', { name })).data).list[0]
  const shared = await candidateOf('苏晴岚')
  const asked = await candidateOf('方以南')
  const share = {
    jobseekerChannelId: shared?.jobSeekerChannelId,
    sections: ['reportAIInterview', 'reportResume'],
    showsScores: true,
    days: 7,
    hasPassword: false,
    language: 'cn',
    note: '',
  }
  const { shareUrl } = z
    .object({ shareUrl: z.string() })
    .parse((await ask('/candidate/share/make', share)).data)
  const of = { jobseekerChannelId: asked?.jobSeekerChannelId }
  const plans = z
    .array(z.object({ id: z.string() }))
    .parse((await ask('/candidate/interviewPlan/queryInterviewPlan', of)).result)
  const about = { ...of, interviewPlanId: plans[0]?.id }
  const startTime = Math.ceil(Date.now() / (24 * hourMs) + 1) * 24 * hourMs
  await ask('/candidate/schedule/offer', { ...about, times: [{ startTime, endTime: startTime + hourMs }] })
  const { address } = z
    .object({ address: z.string() })
    .parse((await ask('/candidate/schedule/link', about)).data)
  return { site, email, password, sharedReport: here(shareUrl), offeredTimes: here(address) }
}

/** Walks some steps in one page; returns whether all went well. */
async function walk(tab: Tab, steps: readonly Step[], stage: Stage): Promise<boolean> {
  await tab.goto(`${stage.site}/healthz`)
  await tab.evaluate(`localStorage.setItem('lang', 'cn') ?? true`)
  for (const { name, run } of steps) {
    const began = performance.now()
    try {
      await run(tab, stage)
      const errors = await tab.takeErrors()
      if (errors.length > 0) throw new Error(`the page complains: ${errors.join('; ').slice(0, 300)}`)
    } catch (error) {
      console.log(`  failed  ${name}: ${error instanceof Error ? error.message : error}`)
      return false
    }
    console.log(`  ok      ${name} (${((performance.now() - began) / 1_000).toFixed(1)} s)`)
  }
  return true
}

async function walkIn(browser: Browser, stage: Stage): Promise<boolean> {
  console.log(browser.name)
  let isFine = true
  for (const steps of [ownSteps, strangersSteps]) {
    const tab = await browser.open()
    isFine = (await walk(tab, steps, stage)) && isFine
    await tab.close()
  }
  return isFine
}

/** The main walk through the product in the other browsers of the machine, each with a product of its own. */
let walked = 0
for (const open of [openFirefox, openWebKit]) {
  const browser = await open()
  if (!browser) continue
  walked += 1
  const stop = await startProduct()
  try {
    if (!(await walkIn(browser, await makeStage()))) process.exitCode = 1
  } finally {
    await browser.close()
    await stop()
  }
}
if (walked === 0) console.log('Neither Firefox nor WebKitGTK with its driver and Xvfb is installed')
