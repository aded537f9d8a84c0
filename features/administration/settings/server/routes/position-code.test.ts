import { anAccount, anInterview, aPosition } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import {
  codeLimit,
  createCheckCode,
  createInterviewCode,
  createPositionCode,
} from '../../contract/position-code.ts'

const server = serverUnderTest()
const png = /^data:image\/png;base64,iVBORw0KGgo/

async function aRecruiter() {
  const account = await anAccount(server.services)
  const { companyId } = account
  const { interviewId, positionId } = await anInterview(server.services, { companyId })
  return { ...account, interviewId, positionId }
}

test('a position has a QR code, sent as form fields and answered as a PNG [P7-082]', async () => {
  const { token, positionId } = await aRecruiter()
  const response = await server.app.inject({
    method: 'POST',
    url: '/enterprise/position/position/createwxaqrcode',
    headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `positionId=${positionId}`,
  })
  expect(response.json()).toMatchObject({ code: 0, data: expect.stringMatching(png) })
})

test.each([
  ['has a QR code of its own [P7-083]', createInterviewCode],
  ['is looked at by a QR code [P7-084]', createCheckCode],
] as const)('an interview of a position %s', async (_case, call) => {
  const { token, positionId, interviewId, companyId } = await aRecruiter()
  expect((await server.call(call, { positionId, interviewId }, { token })).data).toMatch(png)
  const other = await aPosition(server.services, { companyId })
  const wrong = { positionId: other.positionId, interviewId }
  expect((await server.call(call, wrong, { token })).code).toBe(1005)
})

test('one account has so many codes drawn in a quarter of an hour, and then is told when to go on', async () => {
  const { token, positionId } = await aRecruiter()
  const draw = () => server.call(createPositionCode, { positionId }, { token, lang: 'cn' })
  const first = await draw()
  const { db, clock } = server.services
  const { start } = attemptWindow(clock.now(), codeLimit.perMinutes)
  await db.updateTable('attempt').set({ count: codeLimit.max }).where('windowStart', '=', start).execute()
  expect(first.data).toMatch(png)
  expect(await draw()).toMatchObject({ code: 1009, msg: expect.stringContaining('生成的二维码过多') })
})
