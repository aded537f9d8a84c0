import { anAccount, aPosition } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listPositionSettings, savePosition } from '../../contract.ts'

const server = serverUnderTest()

test('the rules of a position change one by one and are listed by name', async () => {
  const { companyId, token } = await anAccount(server.services, { userType: 'admin' })
  const { positionId } = await aPosition(server.services, { companyId, name: '算法工程师' })
  await aPosition(server.services, { companyId, name: '产品经理' })
  for (const tab of [21, 19, 18]) {
    await server.call(
      savePosition,
      { positionId, hideScoreIndicator: true, simulationTest: { tab, isOn: true } },
      { token },
    )
  }
  await server.call(savePosition, { positionId, simulationTest: { tab: 19, isOn: false } }, { token })
  await server.call(savePosition, { positionId, isL5: true }, { token })
  const { data } = await server.call(listPositionSettings, { text: '算法' }, { token })
  expect(data).toEqual({
    list: [
      {
        positionId,
        name: '算法工程师',
        nameLatin: null,
        isL5: true,
        hideScoreIndicator: true,
        loadLanguageScore: false,
        simulationTests: [18, 21],
      },
    ],
    nextCursor: null,
  })
})

test('two administrators who each switch another simulated test at once keep both', async () => {
  const { companyId, token } = await anAccount(server.services, { userType: 'admin' })
  const second = await anAccount(server.services, { companyId, userType: 'admin' })
  const { positionId } = await aPosition(server.services, { companyId })
  const switchOn = (tab: number, by: string) =>
    server.call(savePosition, { positionId, simulationTest: { tab, isOn: true } }, { token: by })
  await Promise.all([switchOn(18, token), switchOn(21, second.token)])
  const { data } = await server.call(listPositionSettings, {}, { token })
  expect(data.list).toMatchObject([{ simulationTests: [18, 21] }])
})

test('positions come page by page, each once', async () => {
  const { companyId, token } = await anAccount(server.services, { userType: 'admin' })
  for (let index = 0; index < 23; index += 1)
    await aPosition(server.services, { companyId, name: 'Engineer' })
  const first = await server.call(listPositionSettings, {}, { token })
  const cursor = first.data.nextCursor ?? ''
  const second = await server.call(listPositionSettings, { cursor }, { token })
  const ids = [...first.data.list, ...second.data.list].map(({ positionId }) => positionId)
  expect(new Set(ids).size).toBe(23)
  expect(second.data.nextCursor).toBeNull()
})
