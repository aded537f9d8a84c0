import { anAccount } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { readPaper } from '../../contract.ts'

const printer = {
  print: async () => ({ pdf: new Uint8Array() }),
  missingFonts: async () => ['th', 'ar'] as const,
}
const server = serverUnderTest({}, { printer })
const importer = importerUnderTest(server)

test('a report tells which of its scripts the server has no font for, before a PDF is made', async () => {
  const account = await anAccount(server.services, { userType: 'admin', buttons: permissionKeys })
  const answer = { question_id: 'q1', problem_answer_method: 0, problem: '<p>?</p>', answer: 'ภาษาไทย' }
  await importer.importInterview(account, { answers: [answer], usetime: 200, totaltime: 3600 })
  const { id: userId } = await server.services.db
    .selectFrom('interview')
    .where('companyId', '=', account.companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  const { data } = await server.call(readPaper, { userId }, { token: account.token, lang: 'en' })
  expect(data).toMatchObject({ formats: ['pdf', 'docx'], missingFonts: ['th'] })
})
