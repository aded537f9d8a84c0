import JSZip from 'jszip'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { saveDirectory } from '../../../../features/administration/directory/contract.ts'
import {
  entraUser,
  scimOf,
} from '../../../../features/administration/directory/server/routes/directory-under-test.ts'
import { makeDirectoryKey } from '../../../../features/administration/service-keys/contract.ts'
import { renewCalendarAddress } from '../../../../features/meetings/planning/contract/calendar.ts'
import { readPaperFile, startPaperFile } from '../../../../features/report/paper/contract.ts'
import { keysPath } from '../../../../features/sign-in/openid-connect/server/present.ts'
import type { Matrix } from './matrix-under-test.ts'

/** Output of the server outside of calls, as texts by its kind. */
export interface Elsewhere {
  read(): Promise<ReadonlyMap<string, string>>
}

function tokenOf({ people }: Matrix, name: 'superAdmin' | 'general'): string {
  const token = people.get(name)?.token
  if (!token) throw new Error(`there is no ${name}`)
  return token
}

async function openDirectory(matrix: Matrix) {
  const { server, own } = matrix
  const token = tokenOf(matrix, 'superAdmin')
  const policy = { userType: 'read', roleId: String(own.ids.role), addsAtSignIn: false, rules: [] }
  expect((await server.call(saveDirectory, policy, { token })).code).toBe(0)
  const made = await server.call(makeDirectoryKey, { name: 'Entra' }, { token })
  const scim = scimOf(server, made.data.key)
  const user = await scim('POST', '/Users', entraUser('lin@planted.example'))
  const group = await scim('POST', '/Groups', { displayName: 'HR', members: [{ value: user.id }] })
  return async () => {
    const paths = ['/Users', `/Users/${user.id}`, '/Groups', `/Groups/${group.id}`]
    const answers = await Promise.all(paths.map((path) => scim('GET', path)))
    return JSON.stringify(answers.map(({ body }) => body))
  }
}

async function openCalendar(matrix: Matrix) {
  const { server, app } = matrix
  const { data } = await server.call(renewCalendarAddress, {}, { token: tokenOf(matrix, 'general') })
  return async () => (await app.inject(new URL(data.address).pathname)).body
}

/** The texts of the open candidate's report as a Word document. */
async function readWord(matrix: Matrix): Promise<string> {
  const { server, app, own } = matrix
  const as = { token: tokenOf(matrix, 'superAdmin') }
  const userId = own.open.interviewId
  const { fileId } = (await server.call(startPaperFile, { userId, format: 'docx' }, as)).data
  const state = async () => (await server.call(readPaperFile, { userId, fileId }, as)).data
  await expect.poll(async () => (await state()).state).toBe('made')
  const made = await state()
  const { rawPayload } = await app.inject(made.state === 'made' ? made.address : '')
  const files = Object.values((await JSZip.loadAsync(rawPayload)).files)
  return (await Promise.all(files.map((file) => file.async('string')))).join('\n')
}

/** All mails that wait to be sent, as text. */
export async function readMails({ services }: Matrix): Promise<string> {
  const { rows } = await sql<{
    mail: string
  }>`select (to_jsonb(mail) - 'never_named')::text as mail from mail`.execute(services.db)
  return rows.map(({ mail }) => mail).join('\n')
}

/** Opens every output but calls: a directory, a calendar, a provider's key, a report as Word. */
export async function openElsewhere(matrix: Matrix): Promise<Elsewhere> {
  const readDirectory = await openDirectory(matrix)
  const readCalendar = await openCalendar(matrix)
  return {
    async read() {
      const key = await matrix.app.inject(`${keysPath}/${matrix.own.ids.provider}`)
      return new Map([
        ['directory', await readDirectory()],
        ['calendar', await readCalendar()],
        ['key of a provider', key.body],
        ['Word', await readWord(matrix)],
      ])
    },
  }
}
