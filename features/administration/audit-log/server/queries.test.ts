import type { SentInputOf } from '@candor/call/define'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { explained, rowsRead } from '@candor/testkit/explained'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditPageSize, listAuditEntries } from '../contract.ts'
import { listEntries } from './queries.ts'

const server = serverUnderTest()

/** A log of so many entries by four people in turn, of whom the last one was renamed to "Lin 50%" half way. */
async function aLog(count: number) {
  const { db } = server.services
  const admin = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId, accountId, token } = admin
  const names = ['Wang Wei', 'wang min', 'Lin Yue', 'Lin 50%']
  const nameOf = (sequence: number) =>
    ['Wang Wei', 'wang min', null, sequence <= count / 2 ? 'Lin Yue' : 'Lin 50%'][sequence % 4]
  const actionOf = (sequence: number) => (sequence % 3 === 0 ? 'report.opened' : 'decision.made')
  const entries = Array.from({ length: count }, (_, at) => at + 1).map((sequence) => ({
    sequence,
    accountName: nameOf(sequence) ?? null,
    action: actionOf(sequence),
  }))
  await sql`
    insert into audit_name (company_id, hash, account_id, nonce, name)
    select ${companyId}, name, ${accountId}, '', name from unnest(${names}::text[]) as name`.execute(db)
  await sql`
    insert into audit_entry (company_id, sequence, at, account_id, name_hash, action, details, previous_hash, hash)
    select ${companyId}, "sequence", now(), ${accountId}, "accountName", action, '{}', '', ''
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry ("sequence" int, "accountName" text, action text)`.execute(
    db,
  )
  const viewer = { companyId, accountId }
  return { viewer, token, entries: entries.reverse() }
}

test('entries are found by a part of a name in any case, the name of that time, page by page', async () => {
  const { token, entries } = await aLog(600)
  const find = async (accountName: string, action?: string) => {
    const found: number[] = []
    let before: number | null = null
    do {
      const input: SentInputOf<typeof listAuditEntries> = {
        accountName,
        ...(action && { action }),
        ...(before && { before }),
      }
      const { data } = await server.call(listAuditEntries, input, { token })
      found.push(...data.list.map(({ sequence }) => sequence))
      before = data.before
    } while (before !== null)
    return found
  }
  const holding = (text: string, action?: string) =>
    entries
      .filter(
        (entry) => entry.accountName?.toLowerCase().includes(text) && (!action || entry.action === action),
      )
      .map(({ sequence }) => sequence)
  expect(holding('wang')).toHaveLength(300)
  expect(await find('WANG')).toEqual(holding('wang'))
  expect(await find('lin')).toEqual(holding('lin'))
  expect(await find('yue', 'report.opened')).toEqual(holding('yue', 'report.opened'))
  expect(await find('0%')).toEqual(holding('0%'))
  expect(await find('_')).toEqual([])
})

const anything = {
  actions: null,
  hidesViews: false,
  accountName: null,
  candidateId: null,
  candidateName: null,
  areAllAnonymous: false,
  from: null,
  to: null,
  before: null,
  limit: 51,
}

test.each([
  ['without views', { hidesViews: true }],
  ['of a group of rare actions', { actions: ['role.added', 'role.changed', 'role.deleted'] }],
  ['of a day long ago', { to: new Date('2020-01-02') }],
  ['of a candidate that nobody is', { candidateName: '没有' }],
])('a page %s does not go through the whole log', async (_case, narrowed) => {
  const { viewer } = await aLog(8_000)
  const steps = await explained(server.services.db, (db) =>
    listEntries(db, viewer, { ...anything, ...narrowed }),
  )
  expect(rowsRead(steps, 'audit_entry')).toBeLessThan(500)
})

test('the log is narrowed to a group, to days, to a candidate by either name, and leaves out views', async () => {
  const { token, companyId, accountId } = await anAccount(server.services, { userType: 'admin' })
  const { db } = server.services
  const known = await aCandidate(
    server.services,
    { companyId, name: '林晓彤' },
    { nameLatin: 'Lin Xiaotong' },
  )
  const hidden = await aCandidate(server.services, { companyId, name: '林若水', isAnonymous: true })
  const entries = [
    ['report.viewed', known.candidateId, '2026-03-01T10:00:00Z'],
    ['decision.made', known.candidateId, '2026-03-02T10:00:00Z'],
    ['remark.added', hidden.candidateId, '2026-03-03T10:00:00Z'],
    ['role.added', null, '2026-03-04T10:00:00Z'],
  ] as const
  for (const [index, [action, candidateId, at]] of entries.entries()) {
    const chain = { previousHash: '', hash: '', details: '{}' }
    await db
      .insertInto('auditEntry')
      .values({ companyId, sequence: `${index + 1}`, at, accountId, action, candidateId, ...chain })
      .execute()
  }
  const actions = async (input: SentInputOf<typeof listAuditEntries>) =>
    (await server.call(listAuditEntries, input, { token })).data.list.map(({ action }) => action)
  expect(await actions({ hidesViews: 1 })).toEqual(['role.added', 'remark.added', 'decision.made'])
  expect(await actions({ hidesViews: 1, action: 'report.viewed' })).toEqual(['report.viewed'])
  expect(await actions({ group: 'opinions' })).toEqual(['remark.added', 'decision.made'])
  expect(await actions({ candidateName: '林' })).toEqual(['decision.made', 'report.viewed'])
  expect(await actions({ candidateName: 'xiaotong', hidesViews: 1 })).toEqual(['decision.made'])
  const day = { from: Date.parse('2026-03-02T00:00:00Z'), to: Date.parse('2026-03-04T00:00:00Z') }
  expect(await actions(day)).toEqual(['remark.added', 'decision.made'])
  const { data } = await server.call(listAuditEntries, { group: 'opinions' }, { token })
  expect(
    data.list.map(({ candidateName, candidateNameLatin }) => [candidateName, candidateNameLatin]),
  ).toEqual([
    ['林**', null],
    ['林晓彤', 'Lin Xiaotong'],
  ])
})

test('a name that more candidates have than a page holds finds the entries of them all, page by page', async () => {
  const { token, companyId, accountId } = await anAccount(server.services, { userType: 'admin' })
  const { db } = server.services
  const names = Array.from({ length: auditPageSize + 5 }, (_, at) => `林某${at}`)
  for (const [index, name] of names.entries()) {
    const { candidateId } = await aCandidate(server.services, { companyId, name })
    const chain = { previousHash: '', hash: '', details: '{}' }
    const entry = { companyId, accountId, action: 'decision.made', candidateId, at: server.clock.now() }
    await db
      .insertInto('auditEntry')
      .values({ ...entry, sequence: `${index + 1}`, ...chain })
      .execute()
  }
  const find = async (before?: number) => {
    const input = { candidateName: '林某', ...(before !== undefined && { before }) }
    return (await server.call(listAuditEntries, input, { token })).data
  }
  const first = await find()
  const rest = await find(first.before ?? 0)
  expect([...first.list, ...rest.list].map(({ candidateName }) => candidateName)).toEqual(names.toReversed())
})

test.each([
  ['that nobody has', 'nobody', null],
  ['with few entries long ago', 'yue', null],
  ['that all have', 'n', null],
  ['that all have, and an action', 'n', 'report.opened'],
  ['that nobody has, and an action', 'nobody', 'decision.made'],
])('a page of a name %s does not go through the whole log', async (_case, accountName, action) => {
  const { viewer } = await aLog(8_000)
  const wanted = { ...anything, actions: action ? [action] : null, accountName }
  const steps = await explained(server.services.db, (db) => listEntries(db, viewer, wanted))
  expect(rowsRead(steps, 'audit_entry')).toBeLessThan(500)
})
