import { anAccount, aToken } from '@candor/testkit/builders'
import { readEnvelope } from '@candor/testkit/envelope'
import { openFakeWechat } from '@candor/testkit/providers/wechat'
import { serverUnderTest } from '@candor/testkit/server'
import { readTextCode } from '@candor/testkit/texts'
import { afterAll, beforeEach } from 'vitest'
import { openWechat } from '../../../../../apps/server/src/plumbing/providers/wechat.ts'
import { listAuditEntries } from '../../../../administration/audit-log/contract.ts'
import { SecondFactorNeeded } from '../../../session/contract.ts'
import { getAuthInfo, getOpenId, linkApp, sendLinkCode } from '../../contract.ts'

export const phone = '13812345678'

interface Proof {
  openId: string
  appToken: string
}

/** Reads the reply of a sign-in that waits for its second step. */
export async function waiting(begin: () => Promise<{ code: number; body: string }>) {
  const { code, body } = await begin()
  return { code, pending: SecondFactorNeeded.parse(readEnvelope(JSON.parse(body)).data).pending }
}

/** A server with an app, and the acts of a person in the app. */
export async function wechatUnderTest() {
  const wechat = await openFakeWechat()
  const server = serverUnderTest({}, { messagingApp: (clock) => openWechat(wechat.account, 'a key', clock) })
  afterAll(() => wechat.close())
  beforeEach(async () => {
    const { db } = server.services
    wechat.answers.splice(0)
    for (const table of ['textCode', 'attempt', 'mail', 'appLink', 'pendingSignIn'] as const)
      await db.deleteFrom(table).execute()
    await db.updateTable('account').set({ phone: null }).execute()
  })

  async function aPerson(number = phone, given: Parameters<typeof anAccount>[1] = { userType: 'admin' }) {
    const person = await anAccount(server.services, given)
    await server.services.db
      .updateTable('account')
      .set({ phone: `+86${number}` })
      .where('id', '=', person.accountId)
      .execute()
    return person
  }
  /** The openId of a person in the app, with its proof. */
  async function prove(openId = 'oPerson-1') {
    return (await server.call(getOpenId, { code: wechat.giveCode(openId) })).data
  }
  async function link(proof: Proof, number = phone, lang = 'en') {
    server.clock.pass(60_000)
    await server.call(sendLinkCode, { ...proof, phone: number, smsType: 3 })
    const vcode = (await readTextCode(server.services, number)) ?? '000000'
    return server.call(linkApp, { ...proof, phone: number, vcode }, { lang })
  }
  const info = (proof: Proof, token?: string) => server.call(getAuthInfo, proof, token ? { token } : {})
  async function actions(person: Awaited<ReturnType<typeof anAccount>>) {
    const token = await aToken(server.services, person)
    const { list } = (await server.call(listAuditEntries, {}, { token })).data
    return list.map(({ action }) => action)
  }
  return { server, wechat, aPerson, prove, link, info, actions }
}
