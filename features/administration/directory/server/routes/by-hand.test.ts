import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { freezeAccount, saveAccount } from '../../../accounts/contract.ts'
import { getDirectory, saveDirectory } from '../../contract.ts'
import { accountsOf, aDirectory, entraUser, patch } from './directory-under-test.ts'

const server = serverUnderTest()

const rename = patch({ op: 'replace', path: 'displayName', value: 'Lin Q' })
const on = patch({ op: 'replace', path: 'active', value: true })
const off = patch({ op: 'replace', path: 'active', value: false })

async function inGroup() {
  const directory = await aDirectory(server, { rules: [{ groupName: 'HR', userType: 'admin' }] })
  const { companyId, admin, scim } = directory
  const { id } = await scim('POST', '/Users', entraUser(`lin-${companyId}@hand.example`))
  const group = await scim('POST', '/Groups', { displayName: 'HR', members: [{ value: id }] })
  const typeNow = async () => (await accountsOf(server, companyId)).find((each) => each.id === id)?.userType
  const save = (userType: string) => server.call(saveAccount, { accountId: id, userType }, admin)
  const freeze = (isFrozen: boolean) => server.call(freezeAccount, { accountId: id, isFrozen }, admin)
  return { ...directory, id, group, typeNow, save, freeze }
}

test('a type given by hand outlives updates by the directory until the membership changes', async () => {
  const { scim, id, group, typeNow, save } = await inGroup()
  expect(await typeNow()).toBe('admin')
  await save('read')
  await scim('PATCH', `/Users/${id}`, rename)
  await scim('PUT', `/Groups/${group.id}`, { displayName: 'HR', members: [{ value: id }] })
  expect(await typeNow()).toBe('read')
  await scim('PATCH', `/Groups/${group.id}`, patch({ op: 'remove', path: 'members' }))
  expect(await typeNow()).toBe('read')
  await scim('PATCH', `/Groups/${group.id}`, patch({ op: 'add', path: 'members', value: [{ value: id }] }))
  expect(await typeNow()).toBe('admin')
})

test('the table acts on an account that a person changed once its own row is another one, not with every save', async () => {
  const { companyId, admin, roleId, typeNow, save } = await inGroup()
  await save('read')
  const table = (rules: { groupName: string; userType: string }[]) =>
    server.call(
      saveDirectory,
      { userType: 'read', roleId, addsAtSignIn: false, rules: rules.map((rule) => ({ ...rule, roleId })) },
      admin,
    )
  await table([
    { groupName: 'HR', userType: 'admin' },
    { groupName: 'Sales', userType: 'general' },
  ])
  expect(await typeNow()).toBe('read')
  await table([{ groupName: 'HR', userType: 'helpUser' }])
  expect(await typeNow()).toBe('helpUser')
  expect(companyId).toBeTruthy()
})

test('a freeze by hand stays, though the directory froze the account before', async () => {
  const { scim, id, typeNow, freeze } = await inGroup()
  await scim('PATCH', `/Users/${id}`, off)
  await freeze(false)
  expect(await typeNow()).toBe('admin')
  await freeze(true)
  await scim('PATCH', `/Users/${id}`, on)
  expect(await typeNow()).toBe('freeze')
})

test.each([
  ['cn', '陈薇 刚刚修改了对照表，这里的改动没有保存。请放弃改动，查看现在的对照表后再改'],
  [
    'en',
    '陈薇 has changed the table meanwhile, so your changes are not saved. Discard them to see the table as it is now',
  ],
  ['zh-TW', '陈薇 剛剛修改了對照表，這裡的變更沒有儲存。請捨棄變更，查看目前的對照表後再改'],
])('the second of two simultaneous changes of the table is refused: in %s with “%s”', async (lang, msg) => {
  const { companyId, admin, roleId } = await aDirectory(server)
  const second = await anAccount(server.services, { companyId, userType: 'admin' })
  const { revision } = (await server.call(getDirectory, {}, second)).data
  const table = { roleId, addsAtSignIn: false, rules: [], revision }
  const saved = await server.call(saveDirectory, { ...table, userType: 'general' }, admin)
  expect(saved.data).toEqual({ revision: revision + 1 })
  const refused = await server.call(
    saveDirectory,
    { ...table, userType: 'read' },
    { token: second.token, lang },
  )
  expect(refused).toMatchObject({ code: 1012, msg })
  const { data } = await server.call(getDirectory, {}, second)
  expect(data).toMatchObject({ revision: revision + 1, policy: { userType: 'general' } })
})
