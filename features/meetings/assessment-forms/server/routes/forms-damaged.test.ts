import { codes } from '@candor/call/codes'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { getForm, getFormVersion, listForms, startDraft } from '../../contract/manage.ts'
import { getTempleteList } from '../../contract/reading.ts'
import { formsUnderTest, whole } from './administrator-under-test.ts'

const server = serverUnderTest()
const { anAdministrator } = formsUnderTest(server)

describe.each([
  ['other keys', { questions: [] }],
  ['a list', [whole]],
  ['text', 'of an older format'],
  ['null', null],
])('a version that cannot be read: %s', (_, damage) => {
  const plant = (formId: string, state: 'draft' | 'published' | 'ended') =>
    server.services.db
      .updateTable('assessmentFormVersion')
      .set({ content: JSON.stringify(damage) })
      .where(sql<boolean>`form_id = ${formId}`)
      .where('state', '=', state)
      .execute()

  test.each(['draft', 'published'] as const)('fails no other form in the lists: a %s', async (state) => {
    const { create, aPublished, as } = await anAdministrator()
    await aPublished('完好')
    const formId = state === 'draft' ? await create('损坏') : await aPublished('损坏')
    await plant(formId, state)
    const listed = await server.call(listForms, {}, as)
    expect(listed.data.map(({ name, modules, questions }) => [name, modules, questions])).toEqual([
      ['完好', 1, 2],
      ['损坏', null, null],
    ])
    const offered = (await server.call(getTempleteList, {}, as)).data.map(({ templateName }) => templateName)
    expect(offered).toEqual(state === 'draft' ? ['完好'] : ['完好', '损坏'])
    const opened = await server.call(getForm, { formId }, { ...as, lang: 'en' })
    expect(opened).toMatchObject({
      code: codes.serverError,
      msg: 'This part was imported but could not be read. Please tell an administrator.',
    })
  })

  test('an ended version fails no open one', async () => {
    const { aPublished, publish, detail, as } = await anAdministrator()
    const formId = await aPublished()
    const first = (await detail(formId)).published?.versionId ?? ''
    await server.call(startDraft, { versionId: first }, as)
    await publish(formId)
    await plant(formId, 'ended')
    expect((await detail(formId)).published).toMatchObject({ number: 2, content: whole })
    expect((await server.call(getFormVersion, { versionId: first }, as)).code).toBe(codes.serverError)
  })
})
