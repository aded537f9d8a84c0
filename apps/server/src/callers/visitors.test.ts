import { codes } from '@candor/call/codes'
import { listServedCalls } from '@candor/testkit/calls'
import { describe, expect, test } from 'vitest'
import { type Case, casesOf, isBatchable } from './cases-under-test.ts'
import { type Asked, matrixUnderTest } from './matrix-under-test.ts'
import { type Row, readCallersTable, wordOf } from './table-under-test.ts'
import { filesIn } from './traces-under-test.ts'
import { visitors } from './visitors-under-test.ts'

const matrix = matrixUnderTest()
const rows = new Map((await readCallersTable()).map((row) => [row.call, row]))
const known = casesOf(await listServedCalls()).flatMap((one): [string, Case, Row][] => {
  const row = rows.get(one.name)
  return row ? [[one.name, one, row]] : []
})

/** The code that a visitor with such a grant gets. */
function expectedFor(name: (typeof visitors)[number], { door, visitor, visitorOfPerson, ids }: Row): number {
  if (door === 'open') return visitor
  if (name === 'expired grant' || name === 'revoked grant') return codes.tokenInvalid
  // The report of an address is checked before what the grant opens of it; a file's address is refused like any other.
  if (name === 'grant of another candidate')
    return visitor === 0 || (visitorOfPerson === 0 && !ids.has('sourceUrl')) ? codes.notFound : visitor
  return name === 'live grant of the person' ? visitorOfPerson : visitor
}

function visitorNamed(name: (typeof visitors)[number]) {
  const caller = matrix.current.visitors.get(name)
  if (!caller) throw new Error(`there is no ${name}`)
  return caller
}

function expectAnswered(name: (typeof visitors)[number], row: Row, asked: Asked | undefined) {
  const where = `${name}, ${row.call}`
  expect(wordOf(asked?.code ?? Number.NaN), where).toBe(wordOf(expectedFor(name, row)))
  // Reads store nothing; opening a link does.
  if (asked && row.door !== 'open')
    expect([...asked.changed, ...asked.strayed, ...asked.leaked], where).toEqual([])
}

describe(`${known.length} uses of calls, by visitors without an account`, () => {
  test.each(known)('%s: each kind of grant is answered what docs/callers.tsv says', async (_, one, row) => {
    for (const name of visitors) expectAnswered(name, row, await matrix.current.ask(one, visitorNamed(name)))
  })

  test.each(visitors)('%s is answered the same in batches', async (name) => {
    const batched = known.filter(([, one]) => isBatchable(one))
    // Calls that let somebody in may change the replies of later calls.
    const opening = batched.filter(([, , { door }]) => door === 'open')
    const reading = batched.filter(([, , { door }]) => door !== 'open')
    const asked = await matrix.current.askTogether(
      reading.map(([, one]) => one),
      visitorNamed(name),
    )
    for (const [, one] of opening)
      for (const [call, answer] of await matrix.current.askTogether([one], visitorNamed(name)))
        asked.set(call, answer)
    expect(asked.size).toBe(batched.length)
    for (const [call, , row] of batched) expectAnswered(name, row, asked.get(call))
  })
})

const readable = known.filter(([, , { door, visitor }]) => door !== 'open' && visitor === 0)

async function repliesTo(name: (typeof visitors)[number], of: 'open' | 'anonymous') {
  const candidate = matrix.current.own[of]
  const replies: string[] = []
  for (const [, one] of readable)
    replies.push((await matrix.current.act(one, visitorNamed(name), { candidate })).body)
  return replies.join('\n')
}

const letOut = (replies: string, planted: ReadonlyMap<string, string>) =>
  [...planted].filter(([, value]) => replies.includes(value)).map(([place]) => place)

test('a grant with scores lets some out, and one without them lets out none', async () => {
  const { scores } = matrix.current.own.open.plants
  expect(letOut(await repliesTo('live grant', 'open'), scores).length).toBeGreaterThan(20)
  expect(letOut(await repliesTo('live grant without scores', 'open'), scores)).toEqual([])
})

test('no grant lets out results of psychological tests, nor what colleagues’ evaluations came to', async () => {
  const { inCompany } = matrix.current.own.open.plants
  for (const name of ['live grant', 'live grant of the person'] as const)
    expect(letOut(await repliesTo(name, 'open'), inCompany), name).toEqual([])
})

test('a grant lets out what was asked and answered and the resume, and nothing that stays in the company', async () => {
  const { identity, plans } = matrix.current.own.open.plants
  const replies = await repliesTo('live grant', 'open')
  expect(letOut(replies, plans)).toEqual([])
  const places = letOut(replies, identity)
  const kinds = new Set(places.map((place) => place.replaceAll(/\d+/g, '#')))
  expect([...kinds].toSorted()).toEqual([
    'answerFile.fileName',
    'candidate.name',
    'candidate.nameLatin',
    'education.#.professional',
    'education.#.school',
    'projects.#.content',
    'projects.#.project_name',
    'resume.items.#.fileValue',
    'work.#.companyName',
    'work.#.jobtitle',
    'work.#.workContent',
  ])
  // All items of the resume except phone and e-mail.
  const items = [...identity.keys()].filter((place) => place.startsWith('resume.items'))
  expect(items.filter((place) => !places.includes(place))).toHaveLength(2)
  expect(filesIn(replies, matrix.current.services.media).size).toBeGreaterThan(0)
})

test('a share that opens the personal parts adds contacts and files, and nothing else', async () => {
  const { identity, plans } = matrix.current.own.open.plants
  const open = await repliesTo('live grant', 'open')
  const replies = await repliesTo('live grant of the person', 'open')
  const more = letOut(replies, identity).filter((place) => !letOut(open, identity).includes(place))
  const kinds = new Set(more.map((place) => place.replaceAll(/\d+/g, '#')))
  expect([...kinds].toSorted()).toEqual([
    'attachments.#.attachName',
    'attachments.#.attachUrl',
    'candidate.email',
    'candidate.phone',
    'candidateForm.items.#.value',
    'candidateForm.items.#.value.#',
    'resume.items.#.fileValue',
  ])
  expect(letOut(replies, plans)).toEqual([])
  const { media } = matrix.current.services
  expect(filesIn(replies, media).size - filesIn(open, media).size).toBeGreaterThanOrEqual(3)
})

test('a grant of an anonymous candidate tells nothing of who it is [R6-012 R6-013]', async () => {
  const { identity } = matrix.current.own.anonymous.plants
  const replies = await repliesTo('grant of another candidate', 'anonymous')
  expect(letOut(replies, identity)).toEqual([])
  expect(replies).toContain('"name":"苏**"')
})
