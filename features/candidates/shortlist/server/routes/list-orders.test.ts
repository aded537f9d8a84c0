import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listIds, readList } from '../../contract/list.ts'
import { findNeighbours } from '../../contract/neighbours.ts'
import { type SortKey, sortKeys } from '../../contract/order.ts'
import { writeNames } from '../jobs.ts'
import {
  aListed,
  aListedCompany,
  aScored,
  asks,
  type ListedCompany,
  namesOf,
} from './list-page-under-test.ts'

const server = serverUnderTest()

const day = (number: number) => new Date(Date.UTC(2026, 1, number))

/** Candidates for whom each order begins with another one. */
async function aMixedList() {
  const company = await aListedCompany(server)
  const { hr, interviewer } = company
  const put = (name: string, columns: Parameters<typeof aListed>[3]) =>
    aListed(server, company, name, columns)
  const late = await put('周一', {
    stageId: '1',
    stageSince: day(1),
    appliedAt: day(1),
    updatedAt: day(4),
    workYears: 2,
  })
  const mine = await put('安二', { stageSince: day(9), appliedAt: day(2), updatedAt: day(3), workYears: 9 })
  await asks(server, mine, hr)
  const theirs = await put('Bob', { stageSince: day(8), appliedAt: day(3), updatedAt: day(2) })
  await asks(server, theirs, interviewer)
  const scored = await aScored(server, company, '陈四', 4.5)
  await server.services.db
    .updateTable('candidate')
    .set({ stageId: '1001', stageSince: day(10), appliedAt: day(4), updatedAt: day(1), workYears: 5 })
    .where('id', '=', scored.candidateId)
    .execute()
  await writeNames(server.services)
  return { ...company, late, mine, theirs, scored }
}

test.each<[SortKey, string[]]>([
  ['applied', ['陈四', 'Bob', '安二', '周一']],
  ['active', ['周一', '安二', 'Bob', '陈四']],
  ['name', ['安二', 'Bob', '陈四', '周一']],
  ['waiting', ['安二', 'Bob']],
  ['since', ['安二', 'Bob']],
  ['over', ['周一', 'Bob', '安二', '陈四']],
  ['score', ['陈四']],
  ['stage', ['周一', '安二', 'Bob', '陈四']],
  ['years', ['安二', '陈四', '周一', 'Bob']],
])('the list stands in the order "%s", and turned round', async (sort, names) => {
  const { hr } = await aMixedList()
  const inOrder = await namesOf(server, hr, { sort })
  expect(inOrder).toHaveLength(4)
  if (sort === 'stage') expect([inOrder[0], inOrder[3]]).toEqual(['周一', '陈四'])
  else if (sort === 'since') expect(inOrder.slice(0, 2).toSorted()).toEqual(names.toSorted())
  else expect(inOrder.slice(0, names.length)).toEqual(names)
  const turned = await namesOf(server, hr, { sort, back: true })
  // Candidates without a value stay at the end.
  if (sort === 'years') expect(turned).toEqual(['周一', '陈四', '安二', 'Bob'])
  if (sort === 'score') expect(turned[0]).toBe('陈四')
  if (names.length === 4 && sort !== 'years') expect(turned).toEqual(inOrder.toReversed())
})

/** More than a page of candidates. Many are equal by each key. */
async function aLongList(): Promise<ListedCompany> {
  const company = await aListedCompany(server)
  for (let index = 0; index < 120; index += 1) {
    const columns = {
      appliedAt: day(1 + (index % 3)),
      stageId: `${1 + (index % 2)}`,
      workYears: index % 4 || null,
    }
    if (index % 5 === 0) await aScored(server, company, `n${index % 7}`, 1 + (index % 4))
    else await aListed(server, company, `n${index % 7}`, columns)
  }
  return company
}

/** The ids of all pages, one after the other. */
async function idsOfPages(token: string, order: { sort: SortKey; back: boolean }): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  do {
    const { data } = await server.call(readList, { ...order, cursor }, { token })
    ids.push(...data.list.map((row) => row.jobSeekerChannelId))
    cursor = data.nextCursor ?? ''
  } while (cursor !== '')
  return ids
}

test('pages of any order hold each candidate once, and stepping goes the same way', async () => {
  const { hr } = await aLongList()
  const auth = { token: hr.token }
  for (const sort of sortKeys)
    for (const back of [false, true]) {
      const ids = await idsOfPages(hr.token, { sort, back })
      expect(new Set(ids).size).toBe(120)
      const all = await server.call(listIds, { sort, back }, auth)
      expect(all.data).toEqual({ candidateIds: ids, leftOut: 0 })
      if (sort === 'applied' && !back) continue
      const place = await server.call(findNeighbours, { sort, back, jobSeekerChannelId: ids[60] ?? '' }, auth)
      expect(place.data).toMatchObject({ place: 61, total: 120, current: 20 })
      expect(place.data.previous?.jobSeekerChannelId).toBe(ids[59])
      expect(place.data.next?.jobSeekerChannelId).toBe(ids[61])
    }
}, 120_000)

test('stepping takes the chips and the text of the list, also where they exclude the candidate', async () => {
  const { hr, mine, late, theirs } = await aMixedList()
  const auth = { token: hr.token }
  const input = { where: 'stage:2', sort: 'applied' as const }
  const inside = await server.call(findNeighbours, { ...input, jobSeekerChannelId: mine.candidateId }, auth)
  expect(inside.data).toMatchObject({ place: 2, total: 2, next: null })
  expect(inside.data.previous?.jobSeekerChannelId).toBe(theirs.candidateId)
  const outside = await server.call(findNeighbours, { ...input, jobSeekerChannelId: late.candidateId }, auth)
  expect(outside.data).toMatchObject({ place: null, total: 2, next: null })
  expect(outside.data.previous?.jobSeekerChannelId).toBe(mine.candidateId)
  const found = await server.call(
    findNeighbours,
    { find: 'bob', jobSeekerChannelId: theirs.candidateId },
    auth,
  )
  expect(found.data).toMatchObject({ place: 1, total: 1, previous: null, next: null })
  const stranger = await aListedCompany(server)
  const away = await server.call(
    findNeighbours,
    { ...input, jobSeekerChannelId: mine.candidateId },
    { token: stranger.hr.token },
  )
  expect(away.data).toMatchObject({ place: null, total: 0, cells: [] })
})

test.each(['x', '', 'WyJhIl0', Buffer.from('["name",false,0,"x","no id"]').toString('base64url')])(
  'a cursor that cannot be read begins at the start: %j',
  async (cursor) => {
    const { hr } = await aMixedList()
    const { data } = await server.call(readList, { sort: 'name', cursor }, { token: hr.token })
    expect(data.list).toHaveLength(4)
  },
)

test('a cursor of another order begins at the start', async () => {
  const { hr } = await aMixedList()
  const cursor = Buffer.from(
    JSON.stringify(['applied', false, 0, '1; drop table candidate', '0191b2c4-0000-7000-8000-000000000001']),
  ).toString('base64url')
  for (const sort of sortKeys) {
    const { data } = await server.call(readList, { sort, cursor }, { token: hr.token })
    expect(data.list).toHaveLength(4)
  }
})
