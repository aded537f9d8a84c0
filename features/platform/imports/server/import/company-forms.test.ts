import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { companyFile } from './company-file-under-test.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

test('a form with the questions of before stays as it is, and one with others is its next version', async () => {
  const versionsAfter = async (name: string, weigh = 100) => {
    const questions = [{ type: 'scale', name, weigh, levels: { 3: '说得出机制' } }]
    const form = { externalId: 'depth', name: '技术深度', modules: [{ name: '深度', questions }] }
    const file = { ...companyFile('formed'), assessmentForms: [form] }
    const [result] = await importFiles({ 'company.json': file }, null)
    const rows = await server.services.db
      .selectFrom('assessmentFormVersion')
      .innerJoin('company', 'company.id', 'assessmentFormVersion.companyId')
      .where('company.externalId', '=', 'formed')
      .orderBy('number')
      .select(['number', 'state'])
      .execute()
    return [result?.faults.map(({ path }) => path), rows.map(({ number, state }) => `${number} ${state}`)]
  }
  expect(await versionsAfter('设计')).toEqual([[], ['1 published']])
  expect(await versionsAfter('设计')).toEqual([[], ['1 published']])
  expect(await versionsAfter('排查')).toEqual([[], ['1 ended', '2 published']])
  expect(await versionsAfter('排查', 90)).toEqual([['assessmentForms[0]'], ['1 ended', '2 published']])
})

test('the description of a form stays where a later file leaves it out', async () => {
  const questions = [{ type: 'scale', name: '设计', weigh: 100, levels: { 3: '说得出机制' } }]
  const form = { externalId: 'depth', name: '技术深度', modules: [{ name: '深度', questions }] }
  const descriptionAfter = async (more: object) => {
    const file = { ...companyFile('described'), assessmentForms: [{ ...form, ...more }] }
    await importFiles({ 'company.json': file }, null)
    const rows = server.services.db
      .selectFrom('assessmentForm')
      .innerJoin('company', 'company.id', 'assessmentForm.companyId')
      .where('company.externalId', '=', 'described')
    return (await rows.select('description').executeTakeFirstOrThrow()).description
  }
  expect(await descriptionAfter({ description: '每轮一次' })).toBe('每轮一次')
  expect(await descriptionAfter({})).toBe('每轮一次')
  expect(await descriptionAfter({ description: '' })).toBe('')
})
