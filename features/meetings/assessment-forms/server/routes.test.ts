import { randomUUID } from 'node:crypto'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { FormContent } from '../contract/content.ts'
import {
  createForm,
  discardDraft,
  getForm,
  getFormVersion,
  listForms,
  publishDraft,
  saveDraft,
  startDraft,
} from '../contract/manage.ts'
import { formOf, scale, text } from '../rules/forms-under-test.ts'
import { formsUnderTest, whole } from './routes/administrator-under-test.ts'

const server = serverUnderTest()
const { anAdministrator } = formsUnderTest(server)

const statesOf = ({ versions }: { versions: { number: number; state: string }[] }) =>
  versions.map(({ number, state }) => `${number} ${state}`)

test('a form is made as a draft, saved, published, and its next version ends the one before', async () => {
  const { create, save, publish, detail, as } = await anAdministrator()
  const formId = await create()
  expect(statesOf(await detail(formId))).toEqual(['1 draft'])
  expect((await save(formId)).data).toMatchObject({ revision: 1 })
  expect((await publish(formId)).code).toBe(0)
  const first = (await detail(formId)).published
  expect(first).toMatchObject({ number: 1, content: whole, changedBy: '韩砚秋' })

  expect((await server.call(startDraft, { versionId: first?.versionId ?? '' }, as)).code).toBe(0)
  expect((await server.call(startDraft, { versionId: first?.versionId ?? '' }, as)).code).toBe(1012)
  const next = formOf([scale('q1', 40), scale('q3', 60)])
  await save(formId, next)
  await publish(formId)
  const after = await detail(formId)
  expect(statesOf(after)).toEqual(['1 ended', '2 published'])
  expect(after.published?.content).toEqual(next)
  const before = await server.call(getFormVersion, { versionId: first?.versionId ?? '' }, as)
  expect(before.data).toMatchObject({ number: 1, state: 'ended', content: whole })
  expect((await server.call(listForms, {}, as)).data).toMatchObject([
    { formId, name: '技术深度', published: 2, draft: null, modules: 1, questions: 2, isEnded: false },
  ])
})

test('two windows do not overwrite each other: the second is told who changed the draft', async () => {
  const { create, draftOf, companyId, as } = await anAdministrator()
  const other = await anAccount(server.services, { companyId, userType: 'superAdmin', name: '沈知行' })
  const formId = await create()
  const { versionId, revision } = await draftOf(formId)
  const save = (content: FormContent, token: string) =>
    server.call(saveDraft, { versionId, revision, content }, { token, lang: 'cn' })
  expect((await save(whole, other.token)).code).toBe(0)
  expect(await save({ modules: [] }, as.token)).toMatchObject({
    code: 1012,
    msg: '草稿已由 沈知行 在别处修改，这里的改动没有保存',
  })
  expect((await draftOf(formId)).content).toEqual(whole)
  const publish = await server.call(publishDraft, { versionId, revision }, as)
  const discard = await server.call(discardDraft, { versionId, revision }, as)
  expect([publish.code, discard.code]).toEqual([1012, 1012])
})

test('ten saves of one revision at once store one of them', async () => {
  const { create, draftOf, as } = await anAdministrator()
  const formId = await create()
  const { versionId, revision } = await draftOf(formId)
  const contents = Array.from({ length: 10 }, (_, at) => formOf([text(`q${at}`)]))
  const answers = await Promise.all(
    contents.map((content) => server.call(saveDraft, { versionId, revision, content }, as)),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(9).fill(1012)])
  const stored = answers.findIndex(({ code }) => code === 0)
  expect(await draftOf(formId)).toMatchObject({ revision: 1, content: contents[stored] })
})

test('a retry of a save with its key gets the first answer', async () => {
  const { create, draftOf, as } = await anAdministrator()
  const { versionId, revision } = await draftOf(await create())
  const input = { versionId, revision, content: whole }
  const key = { ...as, idempotencyKey: randomUUID() }
  const first = await server.call(saveDraft, input, key)
  const second = await server.call(saveDraft, input, key)
  expect([first.code, second.code]).toEqual([0, 0])
  expect(second.data).toEqual(first.data)
})

test('a published version never changes, and an incomplete draft is not published', async () => {
  const { create, save, publish, aPublished, detail, as } = await anAdministrator()
  const formId = await create()
  expect((await publish(formId)).code).toBe(1003)
  await save(formId, formOf([scale('q1', 90)]))
  expect((await publish(formId)).code).toBe(1003)
  const { published } = await detail(await aPublished())
  const versionId = published?.versionId ?? ''
  const input = { versionId, revision: published?.revision ?? 0 }
  const codes = [
    await server.call(saveDraft, { ...input, content: whole }, as),
    await server.call(publishDraft, input, as),
    await server.call(discardDraft, input, as),
  ].map(({ code }) => code)
  expect(codes).toEqual([1012, 1012, 1012])
})

test('a draft goes with its form where that was never published, and alone otherwise', async () => {
  const { create, draftOf, detail, aPublished, as, companyId } = await anAdministrator()
  const never = await create()
  const first = await draftOf(never)
  const discard = (versionId: string, revision: number) =>
    server.call(discardDraft, { versionId, revision }, as)
  expect((await discard(first.versionId, first.revision)).data).toEqual({ isFormGone: true })
  expect((await server.call(getForm, { formId: never }, as)).code).toBe(1005)
  const formId = await aPublished()
  await server.call(startDraft, { versionId: (await detail(formId)).published?.versionId ?? '' }, as)
  const { versionId, revision } = await draftOf(formId)
  expect((await discard(versionId, revision)).data).toEqual({ isFormGone: false })
  expect(statesOf(await detail(formId))).toEqual(['1 published'])

  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select('action')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'form.added',
    'form.discarded',
    'form.added',
    'form.published',
    'form.discarded',
  ])
})

test('a value beyond its limit is refused by its field, and so is a repeated id', async () => {
  const { create, draftOf, save, as } = await anAdministrator()
  const formId = await create()
  const fieldOf = async (content: unknown) => {
    const { versionId, revision } = await draftOf(formId)
    const input = Object.assign({ versionId, revision, content: whole }, { content })
    const { code, data } = await server.call(saveDraft, input, as)
    return [code, JSON.stringify(data)]
  }
  const long = (length: number) => 'x'.repeat(length)
  const cases: [unknown, string][] = [
    [formOf([scale('q1', 101)]), 'content.modules[0].questions[0].weigh'],
    [formOf([scale('q1', 1.5)]), 'content.modules[0].questions[0].weigh'],
    [formOf([scale('q1', 1, { levels: [long(161), '', '', '', ''] })]), 'questions[0].levels[0]'],
    [formOf([scale('q1', 1, { name: long(201) })]), 'questions[0].name'],
    [formOf([scale('a,b', 1)]), 'questions[0].id'],
    [formOf(Array.from({ length: 13 }, (_, at) => text(`q${at}`))), 'content.modules[0].questions'],
    [formOf(...Array.from({ length: 11 }, () => [])), 'content.modules'],
    [formOf([Object.assign(text('q1'), { type: 'matrix' })]), 'questions[0].type'],
  ]
  for (const [content, field] of cases) {
    const [code, data] = await fieldOf(content)
    expect(code).toBe(1003)
    expect(data).toContain(field)
  }
  expect((await save(formId, formOf([text('q1')], [text('q1')]))).code).toBe(1003)
  expect((await server.call(createForm, { name: long(121) }, as)).code).toBe(1003)
  expect((await draftOf(formId)).content).toEqual({ modules: [] })
})

test('the largest form that the limits allow is stored', async () => {
  const { create, save, draftOf } = await anAdministrator()
  const formId = await create()
  const wide = (length: number) => '字'.repeat(length)
  const levels = Array.from({ length: 5 }, () => wide(160))
  const content = formOf(
    ...Array.from({ length: 10 }, (_, at) =>
      Array.from({ length: 12 }, (_, within) =>
        scale(`q${at}-${within}`, 1, { name: wide(200), description: wide(500), levels }),
      ),
    ),
  )
  expect((await save(formId, content)).code).toBe(0)
  expect((await draftOf(formId)).content).toEqual(content)
})
