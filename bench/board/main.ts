import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repositoryRoot } from '../../apps/server/src/plumbing/features.ts'
import { readBoard, readBoardVersion } from '../../features/candidates/board/contract.ts'
import { moveCandidates } from '../../features/candidates/stages/contract/moving.ts'
import { writeBenchCompany } from '../company.ts'
import { openBrowser } from '../screens/browser.ts'
import { openBench } from '../server.ts'
import { drawnAfterData, markFirstDraw, paintAfterKey } from './in-page.ts'
import { people, seedBoard } from './seed.ts'

/** The board of 2,000 people: its first draw after its data, keys until the next paint, and a move until it is stored. */
const bench = await openBench({
  webRoot: join(repositoryRoot, 'apps/web/dist'),
  writeCompany: writeBenchCompany,
})
const positionId = await seedBoard(bench)
const url = await bench.listen()

function say(name: string, times: readonly number[], atMostMs: number | null): void {
  const inOrder = times.toSorted((a, b) => a - b)
  const at = (share: number) => inOrder[Math.floor(inOrder.length * share)] ?? 0
  const aim = atMostMs === null ? '' : `  (aim ${atMostMs})${at(0.5) > atMostMs ? '  over' : ''}`
  process.stdout.write(`${name.padEnd(44)} p50 ${at(0.5).toFixed(1)}  p95 ${at(0.95).toFixed(1)} ms${aim}\n`)
}

const turns = 40

async function measureReads(): Promise<void> {
  for (const call of [readBoard, readBoardVersion]) {
    const times: number[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const began = performance.now()
      const query = new URLSearchParams({ positionId })
      const answer = await bench.app.inject({
        method: 'GET',
        url: `${call.path}?${query}`,
        headers: { token: bench.token, lang: 'en' },
      })
      times.push(performance.now() - began)
      if (!answer.body.startsWith('{"code":0')) throw new Error(answer.body.slice(0, 300))
    }
    say(`${call.path}, ${people} people`, times, null)
  }
}

async function measureMoves(): Promise<void> {
  const rows = await bench.db
    .selectFrom('candidate')
    .where('externalId', 'like', 'board-%')
    .where('stageId', '=', '1')
    .select('id')
    .limit(turns)
    .execute()
  const times: number[] = []
  for (const { id } of rows) {
    const began = performance.now()
    const answer = await bench.app.inject({
      method: 'POST',
      url: moveCandidates.path,
      headers: { token: bench.token, lang: 'en', 'content-type': 'application/json' },
      payload: JSON.stringify({
        moves: [{ jobseekerChannelId: id, fromStageId: '1', fromOutcome: null }],
        toStageId: '2',
        outcome: null,
        reason: '',
        carriesRecommendations: false,
      }),
    })
    times.push(performance.now() - began)
    if (!answer.body.includes(id)) throw new Error(answer.body.slice(0, 300))
  }
  say('a move until it is stored', times, 100)
}

/** Time from the end of the board's reply until the frame in which its first entries are painted. */
async function measureDraw(page: Page): Promise<void> {
  const times: number[] = []
  for (let turn = 0; turn < 7; turn += 1) {
    await page.goto(`${url}/first/talentList`)
    await page.goto(`${url}/positions/${positionId}`)
    await page.locator('[data-entry]').first().waitFor()
    const drawn = await page.evaluate<number | null>(drawnAfterData)
    if (drawn !== null && turn > 1) times.push(drawn)
  }
  say('the first draw after its data', times, 200)
}

/** Time from a key to the second frame after it, less one frame: the work of the key and its paint. */
async function measureKeys(page: Page): Promise<void> {
  const times: number[] = []
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'x', 'x']) {
    for (let turn = 0; turn < turns / 2; turn += 1) {
      times.push(await page.evaluate<number>(paintAfterKey(key)))
    }
  }
  say('a key until its paint', times, 16)
}

const browser = await openBrowser(url)
try {
  await measureReads()
  await measureMoves()
  const page = await browser.context.newPage()
  await page.addInitScript({ content: markFirstDraw })
  await measureDraw(page)
  await measureKeys(page)
} finally {
  await browser.close()
  await bench.close()
}
