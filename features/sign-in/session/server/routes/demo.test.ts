import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getUserInfo, listSignInWays, signInToDemo } from '../../contract.ts'

const inDemo = serverUnderTest()
const outside = serverUnderTest({ isDemoOn: false })

test('the demo mode lists demo accounts, without frozen and real ones, and opens them without a password', async () => {
  const demo = await anAccount(inDemo.services, { isDemo: true, name: '沈岚' })
  const frozen = await anAccount(inDemo.services, { isDemo: true, userType: 'freeze' })
  const real = await anAccount(inDemo.services)
  const { demoAccounts } = (await inDemo.call(listSignInWays, {})).data
  expect(demoAccounts?.map(({ email }) => email)).toEqual([demo.email])
  expect(demoAccounts?.[0]).toMatchObject({ userName: '沈岚', userType: 'general' })
  const { token } = (await inDemo.call(signInToDemo, { email: demo.email })).data
  expect((await inDemo.call(getUserInfo, {}, { token })).data.userId).toBe(demo.accountId)
  expect((await inDemo.call(signInToDemo, { email: real.email })).code).toBe(1005)
  expect((await inDemo.call(signInToDemo, { email: frozen.email })).code).toBe(1011)
})

test('outside of demo mode there is no trace of demo accounts', async () => {
  const demo = await anAccount(outside.services, { isDemo: true })
  const answer = await outside.call(listSignInWays, {})
  expect(answer.data).toEqual({ ways: ['password'] })
  const known = await outside.call(signInToDemo, { email: demo.email }, { lang: 'en' })
  const unknown = await outside.call(signInToDemo, { email: 'nobody@company.example' }, { lang: 'en' })
  expect(known).toMatchObject({ code: 1005, msg: 'There is no such demo account' })
  expect(known.body).toBe(unknown.body)
})
