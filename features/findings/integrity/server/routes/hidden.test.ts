import { anAccount, anInterview } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getCheatLogs } from '../../contract.ts'
import { anImport, checked, readAll } from './figures-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

test('the places of an anonymous candidate are in no reply', async () => {
  const answers = await readAll(server, await anImport(server, importer, { isAnonymous: true }))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
  expect(answers.map(({ body }) => body).join('')).not.toMatch(/203\.0\.113|杭州/)
})

test('the key of the AI report opens the findings alone, and of another company nothing is found', async () => {
  const imported = await anImport(server, importer, { buttons: ['reportAIInterview'] })
  const answers = await readAll(server, imported)
  expect(answers.map(({ code }) => code)).toEqual([0, 1002, 1002, 1002, 1002])
  const { unqualified, isGenerating, ...figures } = answers[0].data
  expect([unqualified, isGenerating]).toEqual([[], false])
  expect(Object.values(figures).filter((value) => value !== null)).toEqual([])
  const stranger = await anAccount(server.services, { buttons: ['reportInterviewLog'] })
  const foreign = await readAll(server, { ...imported, token: stranger.token })
  expect(foreign.map(({ code }) => code)).toEqual([1005, 1005, 1005, 1005, 1005])
})

test('an interview of another candidate is not found', async () => {
  const imported = await anImport(server, importer)
  const other = await anInterview(server.services)
  const ids = { interviewId: imported.interviewId, jobseekerChannelId: other.candidateId }
  const answer = await server.call(getCheatLogs, ids, imported)
  expect(answer.code).toBe(1005)
})

test('under European law not even the name of the concentration leaves the server', async () => {
  const found = [{ type: 'concentration', status: 0, desc: ['looked away'] }]
  const antiCheating = { ...checked, unqualified: found }
  const answers = await readAll(server, await anImport(server, importer, { antiCheating, profile: 'eu' }))
  expect(answers.map(({ body }) => body).join('')).not.toMatch(/concentration|looked away/i)
  const [chinese] = await readAll(server, await anImport(server, importer, { antiCheating }))
  expect(chinese.data).toMatchObject({
    concentrationDetection: { concentrationRate: 92 },
    unqualified: found,
  })
})

test('a hidden finding is not told by any call through its figures [R2-078]', async () => {
  const hidden = ['leftPage', 'phoneMonitoring', 'personChange'].map((type) => ({ type, status: 2 }))
  const [info, exits, cheatLogs, , images] = await readAll(
    server,
    await anImport(server, importer, { antiCheating: { ...checked, unqualified: hidden } }),
  )
  expect(info.data).toMatchObject({ phoneMonitoring: null, personChangeDetection: null, noFaceDetection: 1 })
  expect(exits.data).toMatchObject({ usedTimes: null, totalTime: null, cheatLogs: [] })
  expect(cheatLogs.data).toEqual([])
  expect(images.data.map(({ source }) => source)).toEqual([1, 3])
})
