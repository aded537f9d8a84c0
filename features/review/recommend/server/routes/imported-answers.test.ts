import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { migrateAgain } from '@candor/testkit/database'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { findOperateStatus } from '../../contract/operate-status.ts'
import { saveOperateStatus } from '../../contract.ts'
import { storedRows } from './rows-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const rowsOf = storedRows(server)

/** A candidate whom an import gives to an interviewer, and the same bundle with something in it changed. */
async function anImported() {
  const interviewer = await anAccount(server.services, { userType: 'interviewer' })
  const { companyId, email, token } = interviewer
  const bundle = aBundle()
  const bring = (recommendation: object = {}) => {
    const given = {
      externalId: 'r1',
      to: email,
      recommendStageId: '2',
      recommendStatus: 0,
      createdAt: 1_710_000_000_000,
      ...recommendation,
    }
    const files = { 'bundle.json': { ...bundle, recommendations: [given] } }
    return importer.importFiles(files, companyId)
  }
  await bring()
  const stored = async () => (await rowsOf('recommendation', companyId))[0]
  const jobSeekerChannelId = String((await stored())?.candidateId)
  return {
    bring,
    stored,
    answer: (input: { operateChannel: number; operateStatus?: number }) =>
      server.call(saveOperateStatus, { jobSeekerChannelId, ...input }, { token }),
    found: () => server.call(findOperateStatus, { jobSeekerChannelId }, { token }),
  }
}

test.each([
  ['accepted', { operateChannel: 1 }, { recommendStatus: 1, operateStatus: null }],
  ['passed', { operateChannel: 1, operateStatus: 1 }, { recommendStatus: 1, operateStatus: 1 }],
  ['put on hold', { operateChannel: 1, operateStatus: 4 }, { recommendStatus: 1, operateStatus: 4 }],
  ['rejected', { operateChannel: 1, operateStatus: 2 }, { recommendStatus: 1, operateStatus: 2 }],
])(
  'an imported recommendation that was %s here is not asked again after another import',
  async (_what, input, answered) => {
    const { bring, stored, answer, found } = await anImported()
    expect((await found()).data).toMatchObject({ recommendStatus: 0, operateStatus: null })
    expect((await answer(input)).code).toBe(0)
    // Whatever changes, the bundle is stored anew: the same one again would change nothing.
    for (const createdAt of [1_710_000_001_000, 1_710_000_002_000]) {
      expect(await bring({ createdAt })).toMatchObject([{ state: 'stored' }])
      expect((await found()).data).toMatchObject(answered)
      expect(await stored()).toMatchObject({ ...answered, createdAt: new Date(createdAt), withdrawnAt: null })
    }
  },
)

test('an imported recommendation that was refused here stays over after another import', async () => {
  const { bring, stored, answer, found } = await anImported()
  expect((await answer({ operateChannel: 2 })).code).toBe(0)
  const refusedAt = server.clock.now()
  server.clock.pass(1000)
  await bring({ createdAt: 1_710_000_001_000 })
  expect(await stored()).toMatchObject({ recommendStatus: 1, withdrawnAt: refusedAt })
  expect((await found()).code).toBe(1002)
  await bring({ recommendStatus: 1 })
  expect(await stored()).toMatchObject({ recommendStatus: 1, withdrawnAt: null })
  expect((await found()).data).toMatchObject({ recommendStatus: 1, operateStatus: null })
})

test.each([
  ['accepted', { operateChannel: 1 }, 0],
  ['refused', { operateChannel: 2 }, 1002],
])(
  'a recommendation that was %s here before imports heeded it stays so as well',
  async (_what, input, code) => {
    const { bring, stored, answer, found } = await anImported()
    await answer({ operateChannel: 1 })
    server.clock.pass(1000)
    await answer(input)
    const answered = await stored()
    await server.services.db.updateTable('recommendation').set({ answeredHere: null }).execute()
    await migrateAgain(server.databaseUrl, '0068-answers-before')
    expect(await stored()).toEqual(answered)
    await bring({ createdAt: 1_710_000_001_000 })
    expect((await found()).code).toBe(code)
    expect(await stored()).toMatchObject({ recommendStatus: 1, withdrawnAt: answered?.withdrawnAt })
  },
)

test('a recommendation that an import answered, or gave again after a refusal, counts as answered by the import', async () => {
  const { bring, stored, answer } = await anImported()
  await answer({ operateChannel: 2 })
  await bring({ recommendStatus: 1 })
  await migrateAgain(server.databaseUrl, '0068-answers-before')
  expect(await stored()).toMatchObject({ recommendStatus: 1, answeredHere: null, withdrawnAt: null })
})

test('a decision of the bundle goes before a decision made here', async () => {
  const { bring, answer, found } = await anImported()
  await answer({ operateChannel: 1, operateStatus: 1 })
  await bring({ recommendStatus: 1, operateStatus: 2 })
  expect((await found()).data).toMatchObject({ recommendStatus: 1, operateStatus: 2 })
})
