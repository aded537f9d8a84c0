import { checkStoredDocuments } from '@candor/kernel/stored'
import { listServedCalls } from '@candor/testkit/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeDetails } from '../../../../features/administration/audit-log/rules/details.ts'
import { answerAtDoor, type Caller, strangers } from './callers-under-test.ts'
import { type Case, casesOf } from './cases-under-test.ts'
import { fillDocuments, type Repeated } from './documents-under-test.ts'
import { type Elsewhere, openElsewhere, readMails } from './elsewhere-under-test.ts'
import { matrixUnderTest } from './matrix-under-test.ts'
import {
  listDocumentColumns,
  type PlantedFields,
  plantedIn,
  plantUnknownFields,
} from './planted-rows-under-test.ts'
import { readCallersTable } from './table-under-test.ts'

/*
 * Not covered: files as they were uploaded and as converters return them, whose bytes no presenter handles; the PDF,
 * which is a printed page of replies that are checked here; output of scheduled jobs, such as reminders; and tables
 * without a row in these companies, of which only the document columns are filled.
 */
const matrix = matrixUnderTest()
const cases = casesOf(await listServedCalls())
const table = new Map((await readCallersTable()).map((row) => [row.call, row]))

/**
 * Calls that can end the caller's session or change rights or a password: they run last, and return nothing of a
 * report.
 */
const isOfAccounts = ({ call }: Case) =>
  call.method === 'POST' && /^\/admin\/(login|config\/(accounts|roles))/.test(call.path)

const refusedWhole = [
  'GET /candidate/aiCheat/getCheatLogs',
  'GET /candidate/aiCheat/getExitAndLoginInfo',
  'GET /mark/interview/interview/cognitiveReport',
  'GET /mark/interview/interview/preventCheatingReport',
  'GET /mark/interview/report/getChatMonitorImg',
  'GET /mark/interview/report/getOperatorLogs',
  'GET /mark/report/languageScore/getLanguageScore',
  'GET /mark/report/programme/getProgramme',
  'GET /mark/report/score/allLanguageAbility',
  'GET /mark/report/score/englishability',
]

let planted: PlantedFields = new Map()
let answered: Repeated
let elsewhere: Elsewhere
beforeAll(async () => {
  answered = await fillDocuments(matrix.current)
  elsewhere = await openElsewhere(matrix.current)
  planted = await plantUnknownFields(matrix.current.services.db)
  // As in production: stored documents are not validated again, so that only presenters and contracts can drop a field.
  checkStoredDocuments(false)
})
afterAll(() => checkStoredDocuments())

/** Whether a caller is refused at the door of a call, which callers.test.ts covers: nothing is read for them. */
const isRefusedAtDoor = ({ name }: Case, caller: Caller) =>
  strangers.some(
    (stranger) => stranger === caller.name && answerAtDoor(table.get(name)?.door ?? 'open', stranger),
  )

/**
 * Makes every call as each caller who is let in. Returns the planted fields in replies, the calls that failed, and the
 * number of successful replies.
 */
async function askAll(asked: readonly Case[], callers: Iterable<Caller>) {
  const letOut = new Set<string>()
  const faults = new Set<string>()
  let told = 0
  for (const caller of callers) {
    for (const one of asked) {
      if (isRefusedAtDoor(one, caller)) continue
      const { code, body } = await matrix.current.act(one, caller)
      for (const mark of plantedIn(body)) letOut.add(`${planted.get(mark)} by ${one.name}`)
      if (code === 1500) faults.add(one.name)
      if (code === 0) told += 1
    }
  }
  return { letOut: [...letOut], faults: [...faults].toSorted(), told }
}

function letOutBy(way: string, text: string): string[] {
  return plantedIn(text).map((mark) => `${planted.get(mark)} by ${way}`)
}

test('every column of documents holds some in which a field is planted', async () => {
  const places = [...planted.values()]
  const columns = await listDocumentColumns(matrix.current.services.db)
  expect(columns.length).toBeGreaterThan(10)
  const isPlanted = (column: string) => places.some((place) => place.startsWith(column))
  // A list of texts, which has no fields.
  expect(columns.filter((column) => !isPlanted(column))).toEqual(['table_import_row.cells'])
  expect(planted.size).toBeGreaterThan(1000)
})

test('a field that nobody named goes out by no other way: directory, calendar, key of a provider, Word', async () => {
  const texts = await elsewhere.read()
  for (const [way, word] of [
    ['directory', 'lin@planted.example'],
    ['calendar', 'BEGIN:VEVENT'],
    ['key of a provider', '"kty":"EC"'],
    ['Word', '账ownzq'],
  ] as const)
    expect(texts.get(way), way).toContain(word)
  expect([...texts].flatMap(([way, text]) => letOutBy(way, text))).toEqual([])
})

test('a field that nobody named is in no reply to a visitor', async () => {
  const { letOut, told } = await askAll(cases, matrix.current.visitors.values())
  expect(letOut).toEqual([])
  expect(told).toBeGreaterThan(100)
})

test('no reply or event holds an unnamed field of any stored document or row', async () => {
  expect(planted.size).toBeGreaterThan(1000)
  const of = [...matrix.current.people.values(), ...matrix.current.strangers.values()]
  const first = await askAll(
    cases.filter((one) => !isOfAccounts(one)),
    of,
  )
  // Repeated, as the acts may have changed stored data.
  const admin = of.slice(0, 1)
  const again = await askAll(
    [...cases.filter((one) => one.call.method === 'GET'), ...cases.filter(isOfAccounts)],
    admin,
  )
  expect([...first.letOut, ...again.letOut]).toEqual([])
  expect(letOutBy('a repeated write', await answered.repeat())).toEqual([])
  expect(letOutBy('mail', await readMails(matrix.current))).toEqual([])
  // Their stored documents pass a strict schema or fail as a whole, so that no part of them is returned.
  expect(first.faults).toEqual(refusedWhole)
})

/** A planted field, and the proof that values of the log were erased, which only the chain reads. */
const untold = new Set(['neverNamed', 'erased'])

test('the audit log tells of every field that an act has written', async () => {
  const { services, own } = matrix.current
  const rows = await services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', own.companyId)
    .select(['action', 'details'])
    .execute()
  expect(new Set(rows.map(({ action }) => action)).size).toBeGreaterThan(15)
  for (const { action, details } of rows) {
    const written = JSON.parse(JSON.stringify(details, (key, value) => (untold.has(key) ? undefined : value)))
    expect(describeDetails(details), action ?? '').toEqual(written)
  }
})
