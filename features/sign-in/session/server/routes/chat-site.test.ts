import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getUserInfo, signIn } from '../../contract.ts'

const server = serverUnderTest({ chatSite: 'https://chat.example/from-here' })
const without = serverUnderTest()

test('a sign-in tells of the candidates’ chat of this server, and of none where it has none [P4-046]', async () => {
  const told = []
  for (const { services, call } of [server, without]) {
    const { email, password } = await anAccount(services)
    const { token, userInfo } = (await call(signIn, { email, password })).data
    const again = (await call(getUserInfo, {}, { token })).data
    told.push([userInfo.chatSite, again.chatSite])
  }
  const site = 'https://chat.example/from-here'
  expect(told).toEqual([
    [site, site],
    [undefined, undefined],
  ])
})
