import { anAccount, anInterview, aPosition } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { createCheckCode, createInterviewCode, createPositionCode } from '../contract.ts'

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
    ...{ method: 'POST', url: '/enterprise/position/position/createwxaqrcode' },
    headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `positionId=${positionId}`,
  })
  expect(response.json()).toMatchObject({ code: 0, data: expect.stringMatching(png) })
})

test('an interview of a position has a QR code of its own [P7-083]', async () => {
  const { token, positionId, interviewId } = await aRecruiter()
  const code = async (input: { positionId: string; interviewId?: string }) =>
    (await server.call(createInterviewCode, input, { token })).data
  const own = await code({ positionId, interviewId })
  expect(own).toMatch(png)
  expect(own).not.toBe(await code({ positionId }))
  expect(await code({ positionId, interviewId })).toBe(own)
})

test('an interview is looked at by a QR code [P7-084]', async () => {
  const { token, positionId, interviewId } = await aRecruiter()
  for (const input of [{ positionId }, { positionId, interviewId }])
    expect(await server.call(createCheckCode, input, { token })).toMatchObject({
      code: 0,
      data: expect.stringMatching(png),
    })
})

test('another company’s position has no code for anybody here, nor has any for who may not see positions', async () => {
  const { token, companyId, positionId } = await aRecruiter()
  const { positionId: foreign } = await aPosition(server.services)
  expect((await server.call(createPositionCode, { positionId: foreign }, { token })).code).toBe(1005)
  expect((await server.call(createPositionCode, { positionId: 'x' }, { token })).code).toBe(1005)
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  expect((await server.call(createPositionCode, { positionId }, interviewer)).code).toBe(1002)
  expect((await server.call(createPositionCode, { positionId })).code).toBe(1004)
})
