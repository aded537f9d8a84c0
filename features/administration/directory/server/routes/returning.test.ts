import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { accountsOf, aDirectory, entraUser, entriesOf, oktaUser, patch } from './directory-under-test.ts'

const server = serverUnderTest()

type Step = 'create' | 'createOff' | 'deactivate' | 'activate' | 'delete'

/** The requests of a directory for each step, in its own forms. */
const directories = {
  Entra: {
    user: entraUser,
    off: patch({ op: 'Replace', path: 'active', value: 'False' }),
    on: patch({ op: 'Replace', path: 'active', value: 'True' }),
  },
  Okta: {
    user: oktaUser,
    off: patch({ op: 'replace', value: { active: false } }),
    on: patch({ op: 'replace', value: { active: true } }),
  },
} as const

const orders: [Step[], isOpen: boolean][] = [
  [['create', 'deactivate', 'create'], true],
  [['create', 'deactivate', 'activate'], true],
  [['create', 'delete', 'create'], true],
  [['create', 'deactivate', 'delete', 'create'], true],
  [['createOff', 'create'], true],
  [['createOff', 'activate'], true],
  [['createOff', 'delete', 'create'], true],
  [['create', 'delete', 'createOff'], false],
  [['create', 'delete', 'createOff', 'create'], true],
  [['create', 'delete', 'createOff', 'activate'], true],
  [['create', 'deactivate', 'create', 'deactivate', 'delete', 'create'], true],
  [['create', 'deactivate'], false],
]

const cases = (['Entra', 'Okta'] as const).flatMap((directory) =>
  orders.map(([steps, isOpen]) => ({ directory, steps, isOpen })),
)

test.each(cases)(
  '$directory: after $steps the person is the same account, and open: $isOpen',
  async ({ directory, steps, isOpen }) => {
    const { companyId, scim } = await aDirectory(server, { userType: 'general' })
    const { user, off, on } = directories[directory]
    const userName = `lin-${companyId}@returning.example`
    const ids = new Set<string>()
    for (const step of steps) {
      const [id = ''] = ids
      const answer = await {
        create: () => scim('POST', '/Users', user(userName)),
        createOff: () => scim('POST', '/Users', user(userName, { active: false })),
        deactivate: () => scim('PATCH', `/Users/${id}`, off),
        activate: () => scim('PATCH', `/Users/${id}`, on),
        delete: () => scim('DELETE', `/Users/${id}`),
      }[step]()
      expect(answer.status).toBe({ create: 201, createOff: 201, delete: 204 }[String(step)] ?? 200)
      if (answer.body) ids.add(answer.id)
    }
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    const account = (await accountsOf(server, companyId)).find((each) => each.id === id)
    expect(account?.userType).toBe(isOpen ? 'general' : 'freeze')
    expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({ active: isOpen, userName })
  },
)

test('an account that the directory adds frozen is told as such, and a deleted group as deleted, an empty one too', async () => {
  const { companyId, scim } = await aDirectory(server)
  const user = await scim('POST', '/Users', entraUser('off@record.example', { active: false }))
  const full = await scim('POST', '/Groups', { displayName: 'HR', members: [{ value: user.id }] })
  const empty = await scim('POST', '/Groups', { displayName: 'Empty' })
  for (const group of [full, empty]) await scim('DELETE', `/Groups/${group.id}`)
  const entries = await entriesOf(server, companyId)
  expect(entries.find(({ action }) => action === 'account.addedFrozen')?.details).toMatchObject({
    subject: 'Lin Qiao',
    to: { email: 'off@record.example', by: 'directory' },
  })
  expect(entries.filter(({ action }) => action === 'directory.groupRemoved')).toMatchObject([
    { details: { subject: 'HR', to: { removed: 1 } } },
    { details: { subject: 'Empty', to: { removed: 0 } } },
  ])
})
