import { dayMs } from '@candor/kernel/durations'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { sweepFiles } from '../../../../platform/imports/server/jobs/sweep.ts'
import { addEstimateResume } from '../../../../review/evaluations/contract/adding.ts'
import { transmitResume } from '../../../../review/recommend/contract.ts'
import { shareByEmail } from '../../../../shares/shares/contract.ts'
import {
  changeCandidate,
  considerCandidate,
  listOpenPositions,
  readCandidateFacts,
} from '../../../candidate-facts/contract.ts'
import { saveCandidateLabel } from '../../../candidates/contract.ts'
import { eraseCandidates } from './erase-candidate.ts'
import { demoBundle, demoCompany, dumpDatabase, listContents } from './erased-under-test.ts'

const server = serverUnderTest()
const { importFiles, importPath } = importerUnderTest(server)

const first = 'gu-mingzhe-backend'
const second = 'aynur-backend'

async function aCompanyWithTwo() {
  const { services } = server
  await importFiles({ 'company.json': await demoCompany() }, null)
  const { id: companyId } = await services.db
    .selectFrom('company')
    .where('externalId', '=', 'hailan')
    .select('id')
    .executeTakeFirstOrThrow()
  const bundle = await demoBundle(first, ['company.json', `${second}/bundle.json`])
  const other = await demoBundle(second, ['company.json'])
  const idOf = async (path: string) => {
    const before = await services.db.selectFrom('candidate').select('id').execute()
    const results = await importPath(path, companyId)
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
    const after = await services.db.selectFrom('candidate').select('id').execute()
    const added = after.find(({ id }) => !before.some((known) => known.id === id))
    if (!added) throw new Error('no candidate was added')
    return added.id
  }
  const otherId = await idOf(other.folder)
  const contentsBefore = await listContents(services.files)
  const candidateId = await idOf(bundle.folder)
  const { accountId, token, email } = await anAccount(services, { companyId, userType: 'superAdmin' })
  return { companyId, accountId, token, email, bundle, candidateId, otherId, contentsBefore }
}

/** What people say and send here about a candidate, each with a text of its own. */
const said = {
  remark: '备注原话甲乙丙丁',
  recommended: '推荐留言戊己庚辛',
  label: '标签原文壬癸子丑',
  address: 'planted-recipient@reader.example',
  shared: '分享给某某甲某某乙',
  phone: '13811112222',
  email: 'planted-person@home.example',
  latin: 'Planted Latinname',
}

const factsOf = async (jobseekerChannelId: string, as: { token: string; lang: string }) =>
  (await server.call(readCandidateFacts, { jobseekerChannelId }, as)).data

async function actOn(candidateId: string, { token, companyId }: { token: string; companyId: CompanyId }) {
  const as = { token, lang: 'en' }
  const colleague = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const of = { jobseekerChannelId: candidateId }
  const answers: { code: number; msg: string }[] = [
    await server.call(addEstimateResume, { ...of, source: 4, estimateText: said.remark }, as),
    await server.call(saveCandidateLabel, { ...of, labelName: said.label }, as),
    await server.call(
      transmitResume,
      {
        registerUserIdAry: [colleague.accountId],
        updateIdsAry: [candidateId],
        selectNote: said.recommended,
      },
      { ...as, idempotencyKey: '0b0e7a52-0000-4000-8000-000000000001' },
    ),
    await server.call(
      shareByEmail,
      { email: said.address, shareUrl: candidateId, companyId, note: said.shared },
      as,
    ),
  ]
  for (const [field, to] of [
    ['phone', said.phone],
    ['email', said.email],
    ['nameLatin', said.latin],
  ] as const) {
    const { fields } = await factsOf(candidateId, as)
    const from = fields.find((fact) => fact.field === field)?.value ?? null
    answers.push(await server.call(changeCandidate, { ...of, field, from, to }, as))
  }
  expect(answers.map(({ code, msg }) => (code === 0 ? '' : msg)).filter((msg) => msg !== '')).toEqual([])
}

test('after an erasure no text, byte or file of the candidate is left, and another candidate keeps all', async () => {
  const { services } = server
  const { companyId, accountId, token, bundle, candidateId, otherId, contentsBefore } =
    await aCompanyWithTwo()
  await actOn(candidateId, { token, companyId })
  const before = await dumpDatabase(services.db)
  const planted = [...bundle.texts, ...Object.values(said)].filter((text) => before.includes(text))
  expect(planted.length).toBeGreaterThan(40)
  expect(Object.values(said).filter((text) => !planted.includes(text))).toEqual([])

  await eraseCandidates(services, {
    companyId,
    candidateIds: [candidateId],
    reason: 'On request',
    by: { accountId },
  })
  const after = await dumpDatabase(services.db)
  const traces = (text: string) =>
    after
      .split('\n')
      .filter((line) => line.includes(text))
      .map((line) => line.slice(0, 200))
  expect(planted.filter((text) => after.includes(text)).map((text) => [text, traces(text)])).toEqual([])
  // Files have the time of the machine.
  server.clock.set(new Date(Date.now() + 3 * dayMs))
  await sweepFiles(services)
  expect(await listContents(services.files)).toEqual(contentsBefore)
  const kept = await services.db.selectFrom('candidate').where('id', '=', otherId).select('id').execute()
  expect(kept).toHaveLength(1)

  const entry = await services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'candidate.erased')
    .select(['details', 'accountId', 'candidateId'])
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ accountId, candidateId })
  expect(planted.filter((text) => JSON.stringify(entry.details).includes(text))).toEqual([])

  const [again] = await importPath(bundle.folder, companyId)
  expect(again).toMatchObject({
    state: 'refused',
    faults: [
      {
        path: 'externalId',
        message: 'this candidate was erased here and cannot be imported again; stop sending it',
      },
    ],
  })
})

/** The company of the first test with its other candidate. */
async function theOther() {
  const { db } = server.services
  const { id: otherId, companyId } = await db
    .selectFrom('candidate')
    .select(['id', 'companyId'])
    .executeTakeFirstOrThrow()
  return { ...(await anAccount(server.services, { companyId, userType: 'superAdmin' })), otherId }
}

const findAdded = (otherId: CandidateId) =>
  server.services.db.selectFrom('candidate').where('id', '<>', otherId).select('id').executeTakeFirstOrThrow()

test('the files of an erased candidate stay with the other application of the person, until that goes too', async () => {
  const { services } = server
  const { companyId, token, otherId, accountId } = await theOther()
  const as = { token, lang: 'en' }
  const { data: positions } = await server.call(listOpenPositions, {}, as)
  const { positionId: own } = await services.db
    .selectFrom('candidate')
    .where('id', '=', otherId)
    .select('positionId')
    .executeTakeFirstOrThrow()
  const toPositionId = positions.find(({ positionId }) => positionId !== own)?.positionId ?? ''
  const { code } = await server.call(considerCandidate, { jobseekerChannelId: otherId, toPositionId }, as)
  expect(code).toBe(0)
  const { id: addedId } = await findAdded(otherId)
  const filesOf = () =>
    services.db
      .selectFrom('storedFile')
      .innerJoin('candidateFile', 'candidateFile.fileId', 'storedFile.id')
      .where('candidateFile.candidateId', '=', addedId)
      .select('storedFile.contentHash')
      .execute()
  const shared = await filesOf()
  expect(shared.length).toBeGreaterThan(0)
  const order = { companyId, reason: 'On request', by: { accountId } }
  await eraseCandidates(services, { ...order, candidateIds: [otherId] })
  expect(await filesOf()).toEqual(shared)
  server.clock.pass(3 * dayMs)
  await sweepFiles(services)
  const contents = await listContents(services.files)
  expect(shared.every(({ contentHash }) => contents.includes(contentHash))).toBe(true)
  const persons = () =>
    services.db.selectFrom('person').where('companyId', '=', companyId).select('id').execute()
  expect(await persons()).toHaveLength(1)
  await eraseCandidates(services, { ...order, candidateIds: [addedId] })
  expect(await persons()).toEqual([])
})
