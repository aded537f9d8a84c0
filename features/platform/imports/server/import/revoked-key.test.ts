import { newId } from '@candor/db/new-id'
import { anAccount } from '@candor/testkit/builders'
import { aBundle, zipOf } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { makeServiceKey, revokeServiceKey } from '../../../../administration/service-keys/contract.ts'
import { lockBundle } from '../queries/candidates.ts'
import { uploadsUnderTest } from '../routes/uploads-under-test.ts'
import { countCandidates } from './stored-under-test.ts'

const server = serverUnderTest()
const { upload, postJson } = uploadsUnderTest(server)

async function aKey() {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const as = { token: admin.token }
  const { keyId, key } = (await server.call(makeServiceKey, { name: 'ATS' }, as)).data
  const revoke = () => server.call(revokeServiceKey, { keyId }, as)
  const countStored = () => countCandidates(server, admin.companyId)
  return { companyId: admin.companyId, keyId, key, revoke, countStored }
}

const waitFor = (waiting: number) => expect.poll(() => countWaiting(server.services)).toBe(waiting)

test('an import whose key is revoked meanwhile is not stored, and the answer says why', async () => {
  const { companyId, keyId, key, countStored } = await aKey()
  const zip = await zipOf({ 'a/bundle.json': aBundle(), 'b/bundle.json': aBundle() })
  const importing = await server.services.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('serviceKey')
      .set({ revokedAt: server.clock.now() })
      .where('id', '=', keyId)
      .where('companyId', '=', companyId)
      .execute()
    const answer = upload(zip, key)
    await waitFor(1)
    return { answer }
  })
  const refused = { state: 'refused', faults: [{ path: '', message: expect.any(String) }] }
  const { results } = await importing.answer
  expect(results).toMatchObject([refused, refused])
  expect(results[0]?.faults[0]?.message).toBe(
    'the service key was revoked during the import; send it again with a valid one',
  )
  expect(await countStored()).toBe(0)
  expect((await upload(zip, key)).code).toBe(1001)
})

test('a key is revoked once the bundle that is being stored is, and none is stored after it', async () => {
  const { companyId, key, revoke, countStored } = await aKey()
  const bundle = { ...aBundle(), externalId: `held-${newId()}` }
  const begun = await server.services.db.transaction().execute(async (transaction) => {
    await lockBundle(transaction, companyId, bundle.externalId)
    const importing = postJson(JSON.stringify(bundle), key)
    await waitFor(1)
    const revoking = revoke()
    await waitFor(2)
    return { importing, revoking }
  })
  expect((await begun.revoking).code).toBe(0)
  expect(await countStored()).toBe(1)
  expect((await begun.importing).results).toMatchObject([{ state: 'stored' }])
  expect((await postJson(JSON.stringify(aBundle()), key)).code).toBe(1001)
  expect(await countStored()).toBe(1)
})
