import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const companyWith = (externalId: string, position: object) => ({
  format: 'candor-company/1',
  company: { externalId, name: '云间科技', profile: 'cn', timeZone: 'Asia/Shanghai' },
  accounts: [
    { email: `tang@${externalId}.example`, name: '唐若谷', userType: 'general' },
    { email: `chen@${externalId}.example`, name: '陈薇安', userType: 'general' },
  ],
  positions: [{ externalId: 'backend', name: '后端工程师', ...position }],
})

async function stored(company: string) {
  const { db } = server.services
  const position = await db
    .selectFrom('position')
    .innerJoin('company', 'company.id', 'position.companyId')
    .where('company.externalId', '=', company)
    .select(['position.id', 'nameTw', 'place', 'grade', 'seats', 'description', 'revision'])
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('positionAccount')
    .innerJoin('account', 'account.id', 'positionAccount.accountId')
    .where('positionId', '=', position.id)
    .orderBy('part')
    .orderBy('account.name')
    .select(['part', 'account.name'])
    .execute()
  const { id, ...fields } = position
  return { id, fields, people: people.map(({ part, name }) => `${name} ${part}`) }
}

const importOf = (file: object) => importer.importFiles({ 'company.json': file }, null)

test('a company file sets place, grade, seats, description and people of a position', async () => {
  const given = {
    nameTw: '後端工程師',
    place: '杭州',
    grade: 'L6',
    seats: 2,
    description: { cn: '# 职责' },
    recruiters: ['TANG@one.example', 'chen@one.example'],
    interviewers: ['chen@one.example'],
  }
  await importOf(companyWith('one', given))
  const { fields, people } = await stored('one')
  expect(fields).toMatchObject({
    nameTw: '後端工程師',
    place: '杭州',
    grade: 'L6',
    seats: 2,
    description: { cn: '# 职责' },
  })
  expect(people.sort()).toEqual(['唐若谷 recruits', '陈薇安 interviews', '陈薇安 recruits'])
})

test('what a second file leaves out stays as people changed it, and the same file changes no revision', async () => {
  const file = companyWith('two', { place: '杭州', seats: 2, recruiters: ['tang@two.example'] })
  await importOf(file)
  const { id, fields } = await stored('two')
  await server.services.db
    .updateTable('position')
    .set({ grade: 'L7', place: '上海' })
    .where('id', '=', id)
    .execute()
  await importOf(companyWith('two', { seats: 2 }))
  const kept = await stored('two')
  expect(kept.fields).toEqual({ ...fields, grade: 'L7', place: '上海' })
  expect(kept.people).toEqual(['唐若谷 recruits'])
  await importOf(file)
  expect((await stored('two')).fields).toMatchObject({ place: '杭州', revision: fields.revision + 1 })
})

test('a recruiter who is no account of the company is refused by place, and nothing is stored', async () => {
  await importOf(companyWith('three', {}))
  const refused = await importOf(
    companyWith('three', { place: '杭州', recruiters: ['nobody@three.example'] }),
  )
  expect(JSON.stringify(refused)).toContain('recruiters')
  expect((await stored('three')).fields.place).toBe('')
})
