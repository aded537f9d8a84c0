import { aCompany } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { sendCode } from '../../../text-messages/contract.ts'
import { register } from '../../contract.ts'

const site = { company: 'site-under-test', salesEmail: null }
const server = serverUnderTest({ site }, { texter: null })

test('where text messages reach nobody no code to register with is asked for, and nobody registers, in three languages', async () => {
  const { companyId } = await aCompany(server.services)
  const { db } = server.services
  await db.updateTable('company').set({ externalId: site.company }).where('id', '=', companyId).execute()
  const phone = '13812345678'
  const form = { phone, companyName: '云渡科技', userName: '何云舟', position: '招聘经理', vcode: '123456' }
  for (const [lang, msg] of [
    ['cn', '本站暂不接受在线申请，请拨打服务热线'],
    ['en', 'This site does not take trial requests online. Please call the service line'],
    ['zh-TW', '本站暫不接受線上申請，請撥打服務熱線'],
  ] as const) {
    expect(await server.call(sendCode, { phone, smsType: 2 }, { lang })).toMatchObject({ code: 1013, msg })
    expect(await server.call(register, form, { lang })).toMatchObject({ code: 1013, msg })
  }
  expect(await db.selectFrom('textCode').selectAll().execute()).toEqual([])
})
