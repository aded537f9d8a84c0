import { aCompany } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { sendCode } from '../../../../platform/text-messages/contract.ts'
import { messages as en } from '../../../../platform/text-messages/messages/en.ts'
import { messages as zhTW } from '../../../../platform/text-messages/messages/zh-TW.ts'
import { register } from '../../contract.ts'

const site = { company: 'site-under-test', salesEmail: null }
const server = serverUnderTest({ site }, { texter: null })

test('a number registers without a code where no text messages can be sent', async () => {
  const { companyId } = await aCompany(server.services)
  const { db } = server.services
  await db.updateTable('company').set({ externalId: site.company }).where('id', '=', companyId).execute()
  const phone = '13812345678'
  const form = { phone, companyName: '云渡科技', userName: '何云舟', position: '招聘经理', vcode: '123456' }
  for (const [lang, msg] of [
    ['cn', '本站暂不发送短信验证码'],
    ['en', en.refusal.off],
    ['zh-TW', zhTW.refusal.off],
  ] as const)
    expect(await server.call(sendCode, { phone, smsType: 2 }, { lang })).toMatchObject({ code: 1013, msg })
  expect((await server.call(register, { ...form, vcode: '' })).code).toBe(0)
  expect(await db.selectFrom('lead').select('phone').execute()).toEqual([{ phone }])
  expect(await db.selectFrom('textCode').selectAll().execute()).toEqual([])
})
