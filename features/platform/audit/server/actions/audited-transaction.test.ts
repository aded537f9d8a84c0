import { randomUUID } from 'node:crypto'
import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import type { RequestContext } from '@candor/call/serve'
import { dayMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authenticateAccount } from '../../../access/server/gate.ts'
import { findSession } from '../../../access/server/queries/accounts.ts'
import { draftAgeMs } from '../../rules/retry.ts'
import { forgetAnswers } from '../jobs.ts'
import { checkChain } from '../queries/verify.ts'
import { auditedTransaction } from './audited-transaction.ts'

const server = serverUnderTest()

const addThing = callsOf('audit')({
  method: 'POST',
  path: '/mark/thing/add',
  summary: 'Adds a thing',
  access: 'user',
  input: z.object({ text: z.string() }),
  reply: z.object({ done: z.number() }),
})
const addOther = { ...addThing, path: '/mark/other/add', reply: Nothing }

async function aPerson(given: Parameters<typeof anAccount>[1] = {}) {
  const account = await anAccount(server.services, given)
  const context = (idempotencyKey: string | null): RequestContext => ({
    address: '127.0.0.1',
    userAgent: null,
    token: account.token,
    locale: 'en',
    requestId: '1',
    idempotencyKey,
    batch: null,
  })
  const viewer = await authenticateAccount(server.services, 'user', context(null), findSession)
  let done = 0
  const add = (text: string, key: string | null = null) =>
    auditedTransaction(
      server.services,
      addThing,
      { input: { text }, viewer, context: context(key) },
      async ({ record }) => {
        done += 1
        record({ action: 'remark.added', details: { subject: text } })
        return { done }
      },
    )
  return { ...account, viewer, context, add, timesDone: () => done }
}

const entriesOf = (companyId: string) =>
  server.services.db
    .selectFrom('auditEntryWhole')
    .where(sql<string>`company_id::text`, '=', companyId)
    .selectAll()
    .orderBy('sequence')
    .execute()

test('an act stores its entries in a chain, with who did it under which name', async () => {
  const { add, companyId, accountId } = await aPerson()
  await add('one')
  await add('two')
  const [first, second] = await entriesOf(companyId)
  expect(first).toMatchObject({ sequence: '1', accountId, accountName: '陈薇', action: 'remark.added' })
  expect(second).toMatchObject({ sequence: '2', previousHash: first?.hash, details: { subject: 'two' } })
  expect(await checkChain(server.services.db, companyId)).toMatchObject({ broken: null })
})

test('a retry with the same key does nothing again and gets the first answer', async () => {
  const { add, companyId, timesDone } = await aPerson()
  const key = randomUUID()
  const answers = [await add('one', key), await add('one', key)]
  expect(answers).toEqual([{ done: 1 }, { done: 1 }])
  expect(timesDone()).toBe(1)
  expect(await entriesOf(companyId)).toHaveLength(1)
})

test('two tries at the same moment are one act', async () => {
  const { add, companyId } = await aPerson()
  const key = randomUUID()
  const answers = await Promise.all([add('one', key), add('one', key), add('one', key)])
  expect(answers).toEqual([{ done: 1 }, { done: 1 }, { done: 1 }])
  expect(await entriesOf(companyId)).toHaveLength(1)
})

test('a key used for another act is refused, and so is a key that is no UUID', async () => {
  const { add, viewer, context } = await aPerson()
  const key = randomUUID()
  await add('one', key)
  await expect(add('two', key)).rejects.toMatchObject({ refusal: 'keyReused', code: 1003 })
  const other = auditedTransaction(
    server.services,
    addOther,
    { input: { text: 'one' }, viewer, context: context(key) },
    async () => null,
  )
  await expect(other).rejects.toMatchObject({ refusal: 'keyReused' })
  await expect(add('one', 'not-a-uuid')).rejects.toMatchObject({ refusal: 'badKey', code: 1003 })
})

test('the same key of another account is another key', async () => {
  const one = await aPerson()
  const two = await aPerson()
  const key = randomUUID()
  await one.add('one', key)
  expect(await two.add('two', key)).toEqual({ done: 1 })
})

test('an act that fails leaves nothing, and its key can be used again', async () => {
  const { viewer, context, add, companyId } = await aPerson()
  const key = randomUUID()
  const { candidateId } = await aCandidate(server.services, { companyId: viewer.companyId })
  const failing = auditedTransaction(
    server.services,
    addThing,
    { input: { text: 'one' }, viewer, context: context(key) },
    async ({ db, record }) => {
      record({ action: 'label.changed', details: {} })
      await db.deleteFrom('candidate').where('id', '=', candidateId).execute()
      throw new Error('midway')
    },
  )
  await expect(failing).rejects.toThrow('midway')
  expect(await entriesOf(companyId)).toHaveLength(0)
  const kept = server.services.db.selectFrom('candidate').where('id', '=', candidateId).select('id')
  expect(await kept.executeTakeFirst()).toBeDefined()
  expect(await add('one', key)).toEqual({ done: 1 })
})

test('many people of one company at once keep one chain without a gap', async () => {
  const { companyId, add } = await aPerson()
  const colleague = await aPerson({ companyId })
  await Promise.all(Array.from({ length: 40 }, (_, turn) => (turn % 2 ? add : colleague.add)(`${turn}`)))
  const entries = await entriesOf(companyId)
  expect(entries.map(({ sequence }) => Number(sequence))).toEqual(entries.map((_, index) => index + 1))
  expect(await checkChain(server.services.db, companyId)).toMatchObject({ broken: null })
})

test('the database refuses to change, remove or empty entries', async () => {
  const { add } = await aPerson()
  await add('one')
  const { db } = server.services
  await expect(db.updateTable('auditEntry').set({ action: 'other' }).execute()).rejects.toThrow('appended')
  await expect(db.deleteFrom('auditEntry').execute()).rejects.toThrow('appended')
  await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow('appended')
})

test('an account that lost the right since the request began is refused', async () => {
  const { db } = server.services
  const frozen = await aPerson()
  await db.updateTable('account').set({ userType: 'freeze' }).where('id', '=', frozen.accountId).execute()
  await expect(frozen.add('one', randomUUID())).rejects.toMatchObject({ refusal: 'tokenInvalid' })
  const signedOut = await aPerson()
  const endedAt = server.clock.now()
  await db.updateTable('session').set({ endedAt }).where('accountId', '=', signedOut.accountId).execute()
  await expect(signedOut.add('one')).rejects.toMatchObject({ refusal: 'tokenInvalid' })
  expect([frozen.timesDone(), signedOut.timesDone()]).toEqual([0, 0])
})

test('the act knows who acts as the account is now', async () => {
  const { viewer, context, roleId } = await aPerson({ buttons: ['candidate'] })
  await server.services.db
    .updateTable('role')
    .set({ buttons: ['offer'] })
    .where('id', '=', roleId)
    .execute()
  const request = { input: { text: '' }, viewer, context: context(null) }
  const seen = await auditedTransaction(server.services, addThing, request, async (work) => {
    expect([...work.viewer.permissions]).toEqual(['offer'])
    return { done: 1 }
  })
  expect(seen).toEqual({ done: 1 })
})

test('details of any shape are hashed as they are stored', async () => {
  const { viewer, context, companyId } = await aPerson()
  const from = { until: server.clock.now(), amount: -0, nothing: undefined }
  await auditedTransaction(
    server.services,
    addThing,
    { input: { text: '' }, viewer, context: context(null) },
    async ({ record }) => {
      record({ action: 'setting.changed', details: { from, to: [undefined, Number.NaN] } })
      return { done: 1 }
    },
  )
  expect(await entriesOf(companyId)).toHaveLength(1)
  expect(await checkChain(server.services.db, companyId)).toMatchObject({ broken: null })
})

test('an answer is kept a day longer than a draft that is sent again with its key', async () => {
  const { add, timesDone, accountId } = await aPerson()
  const expiresAt = new Date(server.clock.now().getTime() + 10 * dayMs)
  await server.services.db
    .updateTable('session')
    .set({ expiresAt })
    .where('accountId', '=', accountId)
    .execute()
  const key = randomUUID()
  await add('one', key)
  server.clock.pass(draftAgeMs)
  await forgetAnswers(server.services)
  await add('one', key)
  expect(timesDone()).toBe(1)
  server.clock.pass(dayMs + 1)
  expect(await forgetAnswers(server.services)).toBeGreaterThan(0)
  await add('one', key)
  expect(timesDone()).toBe(2)
})
