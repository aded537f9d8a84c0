import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '@candor/kernel/is-record'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everySwitch } from '../../../../administration/settings/rules/switches.ts'
import { educationLevels, isWarningLabel, portraitOf } from '../../../../candidates/candidates/rules.ts'
import { codeLanguage, questionTypes, verdictOf } from '../../../../candidates/interviews/rules.ts'
import { isL2Enabled } from '../../../../findings/analysis/rules/analysis.ts'
import { knownChecks } from '../../../../findings/integrity/rules/findings.ts'
import { platformOf } from '../../../../findings/integrity/rules/risk.ts'
import { traitsOf } from '../../../../tabs/report-character/rules.ts'
import { isRemark } from '../../../../tabs/report-remarks/rules/entries.ts'
import { remarkType } from '../../../../tabs/report-remarks/rules/remark.ts'
import { mediaEndings } from '../../rules/media-type.ts'

/** A company file, as far as its accounts. */
const Company = z.looseObject({ accounts: z.array(z.looseObject({})) })

const server = serverUnderTest()
const importer = importerUnderTest(server)

const readPage = () => readFile(join(import.meta.dirname, '../../../../../docs/import.md'), 'utf8')

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, text]) => text ?? [])
const inOrder = (codes: Iterable<string>) => [...new Set(codes)].sort()

/** The codes of the page by the fields that hold them. */
async function readDocumented(): Promise<Map<string, string[]>> {
  const section = /\n## Codes\n([\s\S]*?)\n## /.exec(await readPage())?.[1] ?? ''
  const rows = [...section.matchAll(/^\| (`.+?) \| (.+) \|$/gm)]
  const documented = new Map<string, string[]>()
  for (const [, fields = '', codes = ''] of rows) {
    for (const field of quoted(fields)) {
      expect(documented.has(field), field).toBe(false)
      documented.set(field, inOrder(quoted(codes)))
    }
  }
  return documented
}

/** So narrow a range of whole numbers is a list of codes, and not a count. */
const widestCodes = 8

/** The closed lists of codes of a JSON Schema by their fields, and every field that it has. */
function readSchema(schema: unknown) {
  const closed = new Map<string, string[]>()
  const fields = new Set<string>()
  const add = (at: string, codes: readonly unknown[]) => {
    closed.set(at, inOrder([...(closed.get(at) ?? []), ...codes.map(String)]))
  }
  const visit = (piece: unknown, at: string): void => {
    if (!isRecord(piece)) return
    fields.add(at)
    if (Array.isArray(piece.enum)) add(at, piece.enum)
    if ('const' in piece) add(at, [piece.const])
    const { minimum, maximum } = piece
    if (piece.type === 'integer' && typeof minimum === 'number' && typeof maximum === 'number') {
      const count = maximum - minimum + 1
      if (count <= widestCodes + 1)
        add(
          at,
          Array.from({ length: count }, (_, index) => minimum + index),
        )
    }
    const below = isRecord(piece.properties) ? piece.properties : {}
    for (const [key, value] of Object.entries(below)) visit(value, at === '' ? key : `${at}.${key}`)
    visit(piece.items, `${at}[]`)
    for (const branches of [piece.anyOf, piece.oneOf, piece.allOf])
      for (const branch of Array.isArray(branches) ? branches : []) visit(branch, at)
  }
  visit(schema, '')
  return { closed, fields }
}

const schemaOf = (schema: z.ZodMiniType) =>
  readSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

/** A figure that may be −1 while it is made is no code. */
const isFigure = (codes: readonly string[]) => codes.join() === '-1'
/** The name of the format itself. */
const isFormat = (field: string) => field === 'format'

test('every closed list of codes that a bundle or a company.json may hold stands in docs/import.md as it is', async () => {
  const documented = await readDocumented()
  const closed = [importer.format.schema, importer.format.company.schema].flatMap((schema) => [
    ...schemaOf(schema).closed,
  ])
  const codes = closed.filter(([field, values]) => !isFormat(field) && !isFigure(values))
  expect(codes.length).toBeGreaterThan(50)
  expect(codes.map(([field]) => [field, documented.get(field)])).toEqual(codes)
})

test('docs/import.md lists the codes of no field that there is not', async () => {
  const documented = await readDocumented()
  const known = [importer.format.schema, importer.format.company.schema].flatMap((schema) => [
    ...schemaOf(schema).fields,
  ])
  expect([...documented.keys()].filter((field) => !known.includes(field))).toEqual([])
})

const upTo = (count: number) => Array.from({ length: count }, (_, code) => code)
/** The codes that mean something else than the one that nobody knows. */
const told = <Meaning>(meaningOf: (code: number) => Meaning, unknown: number, most = 100) =>
  upTo(most).filter((code) => meaningOf(code) !== meaningOf(unknown))

describe('an open list of codes stands in docs/import.md as the rules read it:', () => {
  test.each([
    ['candidate.gender', [...told(portraitOf, 9), 2]],
    ['candidate.education', educationLevels.map((_, code) => code)],
    ['labels[].labelId', upTo(1_000).filter(isWarningLabel)],
    [
      'remarks[].estimateType',
      [...upTo(8).filter((estimateType) => !isRemark({ estimateType })), remarkType],
    ],
    ['interviews[].answers[].problem_answer_method', Object.keys(questionTypes)],
    ['interviews[].answers[].answer_language', told(codeLanguage, 99)],
    ['interviews[].answers[].objective_score', told(verdictOf, 99)],
    ['interviews[].aiData.isOrderAi', upTo(4)],
    ['interviews[].antiCheating.unqualified[].type', knownChecks],
    ['interviews[].antiCheating.operatorLogs[].platform', told(platformOf, 99)],
    ['interviews[].tests.character.reportDim', told(traitsOf, 9, 10)],
    ['configuration.reportTabConfig[].tabType', everySwitch([]).map(({ number }) => number)],
  ])('%s', async (field, codes) => {
    const documented = await readDocumented()
    expect(documented.get(field)).toEqual(inOrder(codes.map(String)))
  })

  test('interviews[].aiData.isOrderAi names the ordered analyses', () => {
    expect([...upTo(4), null].map((isOrderAi) => isL2Enabled({ isOrderAi }))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })
})

test('docs/import.md names every ending that media may have', async () => {
  const [, listed = ''] = /Accepted endings: ([a-z0-9,\s]+)\./.exec(await readPage()) ?? []
  expect(inOrder(listed.split(/,\s+/))).toEqual(inOrder(mediaEndings))
  const table = /\n## Files\n([\s\S]*?)\n## /.exec(await readPage())?.[1] ?? ''
  const named = [...table.matchAll(/\b[a-z0-9]{3,5}\b/g)].map(([word]) => word)
  const unread = ['xls', 'xlsx', 'ppt', 'pptx']
  expect(mediaEndings.filter((ending) => !named.includes(ending) && !unread.includes(ending))).toEqual([])
})

test('docs/import.md lists the endings of pieces that come as files', async () => {
  const { candidateParts, interviewParts } = importer.format
  const pieces = [...candidateParts, ...interviewParts].flatMap(({ filePiece }) => filePiece ?? [])
  const page = await readPage()
  expect(pieces.length).toBeGreaterThan(1)
  for (const { key, endings } of pieces)
    expect(page).toContain(`| \`${key}\` as a file | ${endings.join(', ')} |`)
})

test('the smallest bundle and the company of docs/import.md are stored as they stand', async () => {
  const examples = [...(await readPage()).matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) =>
    JSON.parse(text),
  )
  const ofFormat = (format: string) =>
    examples.find((example) => isRecord(example) && example.format === format)
  const company = Company.parse(ofFormat('candor-company/1'))
  const withPassword = {
    ...company,
    accounts: company.accounts.map((account) => ({
      ...account,
      password: 'long-enough-for-anybody',
    })),
  }
  const files = { 'company.json': withPassword, 'a/bundle.json': ofFormat('candor-bundle/1') }
  expect(await importer.importFiles(files, null)).toEqual([
    { externalId: 'company.json', state: 'stored', faults: [], notes: [] },
    { externalId: 'lin-xiaotong-backend', folder: 'a', state: 'stored', faults: [], notes: [] },
  ])
})
