import type { CompanyId } from '@candor/kernel/ids'
import { anAccount, aPosition } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readCandidateFacts } from '../../../../candidates/candidate-facts/contract.ts'
import { applyingUnderTest } from './applying-under-test.ts'
import { pagesUnderTest } from './pages-under-test.ts'

const server = serverUnderTest({}, { mailer: { send: async () => {} } })
const { aJobPage, get, panelOf } = pagesUnderTest(server)
const { apply, candidates, mails } = applyingUnderTest(server)

test('an application becomes a candidate with its consent, its resume and a mail, without any script', {
  timeout: 150_000,
}, async () => {
  const { path, companyId, account } = await aJobPage()
  const email = 'whole@mail.example'
  const answer = await apply(path, { email, note: 'Hello </script>', person: '1' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}/sent?lang=en`])
  expect((await get(`${path}/sent?lang=en`)).body).toContain('Your application has arrived')
  const [candidate] = await candidates(companyId)
  expect(candidate).toMatchObject({
    name: '范思齐',
    email,
    phone: null,
    addedBy: 'application',
    source: '招聘页面',
  })
  const { db } = server.services
  const consent = await db
    .selectFrom('candidateConsent')
    .where('companyId', '=', companyId)
    .selectAll()
    .executeTakeFirst()
  expect(consent).toMatchObject({
    purpose: 'application',
    linkId: null,
    version: '2026-11-29 cn',
    locale: 'en',
  })
  expect(consent?.wording).toContain('12 months')
  const [mail, ...more] = await mails(email)
  expect(more).toEqual([])
  expect(mail?.candidateIds).toEqual([candidate?.id])
  const words = `${mail?.subject} ${mail?.bodyText} ${mail?.bodyHtml}`
  for (const typed of ['范思齐', 'Hello', '简历', email]) expect(words).not.toContain(typed)
  // Education and work come from the resume in the background; the name stays as typed.
  const partsOf = async () => {
    // A resume that a busy server left is read again after some minutes.
    server.clock.pass(60_000)
    const documents = await db
      .selectFrom('candidateDocument')
      .where('companyId', '=', companyId)
      .select('document')
      .execute()
    return documents.map(({ document }) => JSON.stringify(document)).join()
  }
  await expect.poll(partsOf, { timeout: 120_000, interval: 1_000 }).toContain('云栈科技有限公司')
  expect(await partsOf()).toContain('江澜大学')
  const facts = await server.call(readCandidateFacts, { jobseekerChannelId: candidate?.id ?? '' }, account)
  expect(facts.data).toMatchObject({ addedBy: 'application', addedByName: null })
  const entries = await db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .where('action', '=', 'candidate.added')
    .select(['details'])
    .execute()
  expect(entries).toEqual([{ details: { to: { way: 'application' } } }])
})

test('the same application again adds nothing, another one adds a candidate, and all are answered alike', async () => {
  const { path, companyId } = await aJobPage()
  const email = 'again@mail.example'
  const answers = []
  for (const name of ['范思齐', '范思齐', '范思奇', '范思奇 2'])
    answers.push(await apply(path, { email, name }))
  const plain = answers.map(({ statusCode, headers: { location }, body }) => ({ statusCode, location, body }))
  expect(new Set(plain.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const added = await candidates(companyId)
  expect(added.map(({ name }) => name)).toEqual(['范思齐', '范思奇', '范思奇 2'])
  // The same e-mail is a hint and joins nobody.
  expect(new Set(added.map(({ personId }) => personId)).size).toBe(3)
  expect(await mails(email)).toHaveLength(2)
})

test('a form with faults names each one beside its field, keeps the typed texts, and stores nothing', async () => {
  const { path, companyId } = await aJobPage()
  const name = '"><script>x</script>'
  const answer = await apply(path, { name: `${name}\u202e`, email: 'x', agree: '', file: null })
  expect(answer.statusCode).toBe(422)
  for (const words of [
    '4 things are missing or wrong',
    'Choose your resume',
    'Enter a valid email address',
    'Your agreement is missing',
  ])
    expect(answer.body).toContain(words)
  expect(answer.body).not.toContain('<script>x')
  expect(await candidates(companyId)).toEqual([])
})

test.each([
  ['cn', '需要你同意后才能投递'],
  ['en', 'Your agreement is missing'],
  ['zh-TW', '需要你同意後才能應徵'],
])('a missing agreement is told in %s', async (lang, words) => {
  const { path } = await aJobPage()
  expect((await apply(path, { agree: '' }, undefined, lang)).body).toContain(words)
})

test.each([
  ['an empty file', '', 'Choose your resume'],
  [
    'a program',
    new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    'no document that we can open',
  ],
])('%s is refused by its content', async (_case, file, words) => {
  const { path } = await aJobPage()
  const answer = await apply(path, { file, fileName: 'cv.pdf' })
  expect([answer.statusCode, answer.body.includes(words)]).toEqual([422, true])
})

test('a resume of 50 MB is refused by its length alone, and one without a length as soon as it is too large', async () => {
  const { path, companyId } = await aJobPage()
  const declared = await server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(50 * 1024 * 1024),
    },
    payload: 'x',
  })
  expect(declared.statusCode).toBe(413)
  expect((await apply(path, { file: new Uint8Array(20 * 1024 * 1024 + 1) })).statusCode).toBe(413)
  expect((await apply(path, {}, '192.0.2.9')).statusCode).toBe(303)
  expect(await candidates(companyId)).toHaveLength(1)
})

test('a body that is no form is refused', async () => {
  const { path } = await aJobPage()
  for (const type of ['multipart/form-data', 'application/json', 'multipart/form-data; boundary=x']) {
    const answer = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload: 'x',
    })
    expect(answer.statusCode).toBe(400)
  }
})

test('a program that fills the hidden field is answered as a person is, and leaves nothing', async () => {
  const { path, companyId } = await aJobPage()
  const answer = await apply(path, { website: 'http://spam.example', email: 'trap@mail.example' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}/sent?lang=en`])
  expect([await candidates(companyId), await mails('trap@mail.example')]).toEqual([[], []])
})

test('a position that is closed while somebody applies says so, and stores nothing', async () => {
  const { path, companyId, positionId } = await aJobPage()
  const { db } = server.services
  const held = await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('jobPage')
      .set({ isPublished: false })
      .where('positionId', '=', positionId)
      .execute()
    // Its page was open when the form came in; the change is stored before the candidate.
    const applying = apply(path, { email: 'late@mail.example' })
    await expect
      .poll(
        async () =>
          (await db.selectFrom('attempt').where('key', 'like', `%${positionId}`).select('key').execute())
            .length,
      )
      .toBe(1)
    return { applying }
  })
  const answer = await held.applying
  expect([answer.statusCode, answer.body.includes('This position is closed')]).toEqual([410, true])
  expect([await candidates(companyId), await mails('late@mail.example')]).toEqual([[], []])
})

/** More open positions than the standard edition has. */
async function aFullQuota(companyId: CompanyId) {
  for (let number = 0; number < 51; number += 1) await aPosition(server.services, { companyId })
}

test('an application past a quota is taken, counted and told', async () => {
  const { path, companyId, positionId, account } = await aJobPage()
  const { db } = server.services
  await anEdition(server.services, companyId, 'standard')
  await aFullQuota(companyId)
  expect((await apply(path)).statusCode).toBe(303)
  const stored = await db
    .selectFrom('jobApplication')
    .where('companyId', '=', companyId)
    .select('pastQuotas')
    .execute()
  expect(stored).toEqual([{ pastQuotas: ['jobs'] }])
  expect(await panelOf(account, positionId)).toMatchObject({ applications: 1, pastQuota: 1 })
})

test('people of another company see nothing of an application', async () => {
  const { path, companyId } = await aJobPage()
  await apply(path, { email: 'apart@mail.example' })
  const [candidate] = await candidates(companyId)
  const stranger = await anAccount(server.services, { userType: 'admin' })
  expect(
    (await server.call(readCandidateFacts, { jobseekerChannelId: candidate?.id ?? '' }, stranger)).code,
  ).toBe(1005)
})
