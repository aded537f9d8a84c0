import { newId } from '@candor/db/new-id'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listPositionRounds, savePositionRounds } from '../contract.ts'
import { parts } from './import.ts'

const server = serverUnderTest()
const [part] = parts

async function aCompany() {
  const { companyId, token } = await anAccount(server.services, { userType: 'admin' })
  const { db, clock, passwords, settings } = server.services
  const { id: positionId } = await db
    .insertInto('position')
    .values({ id: newId<'position'>(), companyId, externalId: 'backend', name: '后端' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const put = (given: unknown) => {
    if (!part) throw new Error('there is a part')
    return part.store(
      { db, clock, passwords, settings, record: () => {}, companyId },
      z.parse(part.schema, given),
    )
  }
  const list = async () => (await server.call(listPositionRounds, { positionId }, { token })).data
  return { token, positionId, put, list }
}
const rounds = (...names: string[]) => [{ position: 'backend', rounds: names.map((name) => ({ name })) }]

test('rounds of a file replace those before, and one that keeps its name stays the same round', async () => {
  const { put, list } = await aCompany()
  await put(rounds('初试', '终面'))
  const before = (await list()).rounds
  await put(rounds('终面', '加面'))
  const after = (await list()).rounds
  expect(after.map(({ name }) => name)).toEqual(['终面', '加面'])
  expect(after[0]?.roundId).toBe(before[1]?.roundId)
})

test('rounds that people set stay as they are when the file comes again', async () => {
  const { token, positionId, put, list } = await aCompany()
  await put(rounds('初试'))
  await server.call(savePositionRounds, { positionId, revision: 0, rounds: [{ name: '一面' }] }, { token })
  await put(rounds('初试'))
  expect((await list()).rounds.map(({ name }) => name)).toEqual(['一面'])
})

test('every position and form that the company has not is a fault with its path', async () => {
  const { put } = await aCompany()
  const given = [
    { position: 'nothing', rounds: [] },
    { position: 'backend', rounds: [{ name: '初试', form: 'none' }] },
  ]
  await expect(put(given)).rejects.toMatchObject({
    faults: [
      { path: [0, 'position'], fault: 'noSuchPosition', values: { position: 'nothing' } },
      { path: [1, 'rounds', 0, 'form'], fault: 'noSuchForm', values: { form: 'none' } },
    ],
  })
})
