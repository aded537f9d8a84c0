import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SentInputOf } from '@candor/call/define'
import { anAccount } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import type { ServerUnderTest } from '@candor/testkit/server'
import { expect } from 'vitest'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { readPaper } from '../../contract.ts'
import { textsOf } from '../paper/texts-under-test.ts'

const demo = join(import.meta.dirname, '../../../../../demo/hailan')

export type DemoReport = Awaited<ReturnType<ReturnType<typeof paperReportsUnderTest>['aDemoReport']>>

export const textOf = async (answer: ReturnType<DemoReport['read']>) =>
  textsOf((await answer).data.paper).join('\n')

/** Reports to write down: of the demo company, and of a written test. */
export function paperReportsUnderTest(server: ServerUnderTest) {
  const importer = importerUnderTest(server)

  /** The demo company with the results of one candidate, by the folder of its bundle, and a reader of everything. */
  async function aDemoReport(bundle: string) {
    const { db } = server.services
    const companyFile = await readFile(join(demo, 'company.json'))
    await importer.importFiles({ 'company.json': companyFile }, null)
    const { id: companyId } = await db.selectFrom('company').select('id').executeTakeFirstOrThrow()
    const account = await anAccount(server.services, {
      companyId,
      userType: 'admin',
      buttons: permissionKeys,
    })
    const results = await importer.importPath(join(demo, bundle), companyId)
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
    const { id: interviewId, candidateId } = await db
      .selectFrom('interview')
      .where('companyId', '=', companyId)
      .orderBy('id', 'desc')
      .select(['id', 'candidateId'])
      .executeTakeFirstOrThrow()
    const read = (given: SentInputOf<typeof readPaper> = {}, as: { token?: string; lang?: string } = {}) =>
      server.call(readPaper, { userId: interviewId, ...given }, { token: account.token, ...as })
    return { ...account, interviewId, candidateId, read }
  }

  /** A report of two written answers, which is made in a moment. */
  const anExam = async () => {
    const account = await anAccount(server.services, { userType: 'admin', buttons: permissionKeys })
    const answers = ['q1', 'q2'].map((question_id) => ({
      question_id,
      problem_answer_method: 0,
      problem: '<p>?</p>',
      answer: 'Split it.',
    }))
    await importer.importInterview(account, { answers, usetime: 200, totaltime: 3600 })
    const exam = await server.services.db
      .selectFrom('interview')
      .where('companyId', '=', account.companyId)
      .select(['id as interviewId', 'candidateId'])
      .executeTakeFirstOrThrow()
    const read = () =>
      server.call(readPaper, { userId: exam.interviewId }, { token: account.token, lang: 'en' })
    return { ...account, ...exam, read }
  }

  return { aDemoReport, anExam }
}
