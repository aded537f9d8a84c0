import { readAnswer } from '@candor/call/client/read-answer'
import type { Chip } from '../../features/candidates/shortlist/contract/filter.ts'
import { countList, readList } from '../../features/candidates/shortlist/contract/list.ts'
import { findNeighbours } from '../../features/candidates/shortlist/contract/neighbours.ts'
import { sortKeys } from '../../features/candidates/shortlist/contract/order.ts'
import { addView, listViews } from '../../features/candidates/shortlist/contract/views.ts'
import { signIn } from '../../features/sign-in/session/contract.ts'
import { email, password } from '../company.ts'
import { openBench } from '../server.ts'
import { colleague, interviewer, writeListCompany } from './company.ts'
import { people, seedList } from './seed.ts'

/** The list of 50,000 candidates: pages in any order, with any filter and its not, views, counts, and stepping. */
const turns = Number(process.env.LIST_TURNS ?? 20)
const pageAimMs = 50
const countAimMs = 200

const bench = await openBench({ webRoot: null, writeCompany: writeListCompany })
await seedList(bench, interviewer)
const { db, app } = bench

async function tokenOf(reader: string): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: signIn.path, payload: { email: reader, password } })
  return readAnswer(signIn, answer.json()).data.token
}

const positions = await db.selectFrom('position').select('id').limit(3).execute()
const reviewer = await db
  .selectFrom('account')
  .where('email', '=', colleague)
  .select('id')
  .executeTakeFirstOrThrow()

const chips: readonly Chip[] = [
  { by: 'position', values: positions.map(({ id }) => id) },
  { by: 'stage', values: ['2'] },
  { by: 'outcome', values: ['open'] },
  { by: 'state', values: ['pass', 'notOperated'] },
  { by: 'score', from: 3.5 },
  { by: 'label', values: [3, 4] },
  { by: 'applied', from: '2026-08-01', to: '2026-09-01' },
  { by: 'active', last: 7 },
  { by: 'reviewer', values: ['me'] },
  { by: 'reviewer', values: [reviewer.id], answers: ['pass', 'none'] },
  { by: 'waiting', values: ['me'] },
  { by: 'waiting', values: ['colleague', 'candidate'] },
  { by: 'reason', values: ['薪资1'] },
  { by: 'years', from: 3, to: 8 },
]

interface Measured {
  readonly name: string
  readonly input: object
}

const measured: readonly Measured[] = [
  ...sortKeys.flatMap((sort) => [
    { name: `by ${sort}`, input: { sort } },
    { name: `by ${sort}, turned round`, input: { sort, back: true } },
  ]),
  ...chips.flatMap((chip) => [
    { name: `${chip.by}, by activity`, input: { chips: [chip], sort: 'active' } },
    { name: `not ${chip.by}, by score`, input: { chips: [{ ...chip, not: true }], sort: 'score' } },
  ]),
  { name: 'a name', input: { find: 'qian123' } },
  { name: 'a phone', input: { find: '138 0000 1234' } },
  { name: 'a text that nobody has', input: { find: 'nobody' } },
  { name: 'five chips and a text', input: { chips: chips.slice(0, 5), find: 'qian', sort: 'waiting' } },
]

async function timed(token: string, path: string, input: object): Promise<number> {
  const began = performance.now()
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { token, lang: 'en' },
    payload: input,
  })
  if (!answer.body.startsWith('{"code":0')) throw new Error(`${path}: ${answer.body.slice(0, 300)}`)
  return performance.now() - began
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0

function say(name: string, times: readonly number[], aimMs: number): void {
  const over = at(times, 0.95) > aimMs ? '  over' : ''
  const [least, middle, most] = [at(times, 0), at(times, 0.5), at(times, 0.95)].map((ms) => ms.toFixed(1))
  process.stdout.write(
    `${name.padEnd(52)} least ${least}  p50 ${middle}  p95 ${most} ms  (aim ${aimMs})${over}\n`,
  )
}

/** Measures a page of each input, and all of them together. */
async function measurePages(who: string, token: string): Promise<void> {
  const all: number[] = []
  for (const { name, input } of measured) {
    const times: number[] = []
    for (let turn = 0; turn < turns; turn += 1) times.push(await timed(token, readList.path, input))
    say(`${who}: page ${name}`, times, pageAimMs)
    all.push(...times)
  }
  say(`${who}: page, all of them`, all, pageAimMs)
}

const withoutOrder = ({ input }: Measured): Measured['input'] =>
  Object.fromEntries(Object.entries(input).filter(([key]) => key !== 'sort' && key !== 'back'))

async function measureCounts(who: string, token: string): Promise<void> {
  const filters = measured.filter(({ name }) => !name.startsWith('by '))
  const all: number[] = []
  for (const filter of [{ name: 'no filter', input: {} }, ...filters]) {
    const times: number[] = []
    for (let turn = 0; turn < turns; turn += 1)
      times.push(await timed(token, countList.path, withoutOrder(filter)))
    say(`${who}: count ${filter.name}`, times, countAimMs)
    all.push(...times)
  }
  say(`${who}: count, all of them`, all, countAimMs)
}

async function measureViews(who: string, token: string): Promise<void> {
  const filters = ['waiting:me', 'score:4..', 'stage:2', 'state:notOperated', '!label:3']
  for (const [index, where] of filters.entries()) {
    const view = { name: `View ${index}`, address: { where }, isShared: false, isPinned: true }
    await timed(token, addView.path, view)
  }
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) times.push(await timed(token, listViews.path, {}))
  say(`${who}: five pinned views with their counts`, times, countAimMs)
}

async function measureSteps(who: string, token: string): Promise<void> {
  const payload = { sort: 'score' }
  const answer = await app.inject({ method: 'POST', url: readList.path, headers: { token }, payload })
  const { list } = readAnswer(readList, answer.json()).data
  const times: number[] = []
  for (const { jobSeekerChannelId } of list.slice(0, turns))
    times.push(await timed(token, findNeighbours.path, { sort: 'score', jobSeekerChannelId }))
  say(`${who}: stepping by score`, times, countAimMs)
}

async function measureReader(who: string, token: string): Promise<void> {
  await measurePages(who, token)
  await measureCounts(who, token)
  await measureViews(who, token)
  await measureSteps(who, token)
}

try {
  process.stdout.write(`${people} candidates\n`)
  await measureReader('HR', await tokenOf(email))
  await measureReader('interviewer', await tokenOf(interviewer))
} finally {
  await bench.close()
}
