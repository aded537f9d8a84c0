import { anAccount, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getUserInfo } from '../../../../sign-in/session/contract.ts'
import { makeDirectoryKey } from '../../../service-keys/contract.ts'
import { accountsOf, aDirectory, patch } from './directory-under-test.ts'

const server = serverUnderTest()

const off = patch({ op: 'replace', path: 'active', value: false })
const addressOf = (email: string) =>
  patch({ op: 'replace', path: 'emails[type eq "work"].value', value: email })

/** A directory whose key an administrator made before only super administrators could, with a second super administrator. */
async function withOldKey() {
  const directory = await aDirectory(server)
  const { companyId, keyId } = directory
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  await changeRow(server.services, 'serviceKey', keyId, { byAccountId: admin.accountId })
  const boss = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  return { ...directory, oldAdmin: admin, boss }
}

test('an administrator makes no key for a directory', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  expect((await server.call(makeDirectoryKey, { name: 'Entra' }, { token: admin.token })).code).toBe(1002)
})

test('a key that an administrator made changes neither the address nor the state of a super administrator', async () => {
  const { companyId, scim, boss } = await withOldKey()
  const id = boss.accountId
  for (const answer of [
    await scim('PATCH', `/Users/${id}`, addressOf('taken@over.example')),
    await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { userName: 'taken@over.example' } })),
    await scim('PATCH', `/Users/${id}`, off),
    await scim('DELETE', `/Users/${id}`),
  ])
    expect(answer).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('super administrator') },
    })
  const account = (await accountsOf(server, companyId)).find((each) => each.id === id)
  expect(account).toMatchObject({ email: boss.email, userType: 'superAdmin' })
  expect((await server.call(getUserInfo, {}, { token: boss.token })).code).toBe(0)
  const mails = server.services.db.selectFrom('mail').where('companyId', '=', companyId)
  expect(await mails.select('toAddress').execute()).toEqual([])
})

test('a frozen super administrator is not moved to another address either', async () => {
  const { companyId, scim, boss } = await withOldKey()
  const frozen = { userType: 'freeze', userTypeBeforeFreeze: 'superAdmin' }
  await changeRow(server.services, 'account', boss.accountId, frozen)
  expect((await scim('PATCH', `/Users/${boss.accountId}`, addressOf('a@over.example'))).status).toBe(403)
  const account = (await accountsOf(server, companyId)).find(({ id }) => id === boss.accountId)
  expect(account).toMatchObject({ email: boss.email, ...frozen })
})

test('a key of a super administrator freezes another one who left, and changes no address of theirs', async () => {
  const { companyId, scim } = await aDirectory(server)
  const boss = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  expect((await scim('PATCH', `/Users/${boss.accountId}`, addressOf('b@over.example'))).status).toBe(403)
  const spelt = await scim('PATCH', `/Users/${boss.accountId}`, addressOf(boss.email.toUpperCase()))
  expect(spelt.status).toBe(200)
  expect(await scim('PATCH', `/Users/${boss.accountId}`, off)).toMatchObject({
    status: 200,
    body: { active: false },
  })
})

test('a key loses its reach over super administrators with its maker', async () => {
  const { companyId, admin, scim } = await aDirectory(server)
  const boss = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  await changeRow(server.services, 'account', admin.accountId, { userType: 'admin' })
  await anAccount(server.services, { companyId, userType: 'superAdmin' })
  expect((await scim('PATCH', `/Users/${boss.accountId}`, off)).status).toBe(403)
})
