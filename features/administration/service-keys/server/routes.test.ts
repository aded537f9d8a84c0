import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { importStatus } from '../../../platform/imports/contract.ts'
import { listServiceKeys, makeServiceKey, revokeServiceKey } from '../contract.ts'

const server = serverUnderTest()

test('a key works from when it is made until it is revoked, and is shown once', async () => {
  const { companyId, token } = await anAccount(server.services, { userType: 'admin' })
  const { data: made } = await server.call(makeServiceKey, { name: 'ATS' }, { token })
  const codeWith = async (key: string) =>
    (await server.call(importStatus, { jobId: 'none' }, { token: key })).code
  expect(await codeWith(made.key)).toBe(1005)
  const listed = await server.call(listServiceKeys, {}, { token })
  expect(listed.data).toEqual([
    {
      keyId: made.keyId,
      name: 'ATS',
      purpose: 'import',
      hint: made.key.slice(-4),
      madeBy: '陈薇',
      madeAt: server.clock.now().getTime(),
      revokedAt: null,
    },
  ])
  expect(listed.body).not.toContain(made.key)
  expect((await server.call(revokeServiceKey, { keyId: made.keyId }, { token })).code).toBe(0)
  expect(await codeWith(made.key)).toBe(1001)
  const log = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'details'])
    .execute()
  expect(log).toEqual([
    { action: 'serviceKey.made', details: { subject: 'ATS', from: null, to: { hint: made.key.slice(-4) } } },
    { action: 'serviceKey.revoked', details: { subject: 'ATS' } },
  ])
})

test('the database stores neither the key nor the answer with it, even with a key for retries', async () => {
  const { token } = await anAccount(server.services, { userType: 'admin' })
  const idempotencyKey = '0190d5f0-0000-7000-8000-000000000001'
  const { data } = await server.call(makeServiceKey, { name: 'ATS' }, { token, idempotencyKey })
  const stored = await server.services.db.selectFrom('answeredRequest').selectAll().execute()
  const keys = await server.services.db.selectFrom('serviceKey').selectAll().execute()
  expect(JSON.stringify([stored, keys])).not.toContain(data.key)
})
