import type { AppServices, Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { isLocale, type Locale } from '@candor/messages/locale'
import { readFileReference } from '../../../../platform/media/rules.ts'
import { readLocalNames } from '../../../stages/rules/names.ts'
import { wordStage } from '../../../stages/server/actions/word-stage.ts'
import { listStages } from '../../../stages/server/queries.ts'
import { pathOfFile } from '../../rules/file-names.ts'
import {
  type Application,
  getCompanyFacts,
  listApplications,
  listSharings,
  listSteps,
  type Sharing,
  type Step,
} from '../queries/applications.ts'
import type { ClaimedCopy } from '../queries/copies.ts'
import {
  type CandidateFile,
  listAccountNames,
  listCandidateFiles,
  type Row,
  readRows,
} from '../queries/rows.ts'
import {
  type Audience,
  type CopiedTable,
  copiedTables,
  holdsPart,
  isAccount,
  type Limits,
} from './content.ts'

export interface TableContent extends CopiedTable {
  readonly rows: readonly Row[]
}

export interface ApplicationContent extends Application {
  readonly steps: readonly Step[]
  readonly sharings: readonly Sharing[]
  readonly tables: readonly TableContent[]
}

export interface FileContent extends CandidateFile {
  /** Its path in the zip. */
  readonly path: string
  /** Whether the store has it, as it was put there. */
  readonly isSound: boolean
}

/** What a copy holds, before it is written down. */
export interface CopyContent {
  readonly audience: Audience
  readonly locale: Locale
  readonly madeAt: Date
  readonly company: { readonly name: string; readonly nameLatin: string | null; readonly timeZone: string }
  readonly applications: readonly ApplicationContent[]
  readonly files: readonly FileContent[]
  /** Names of the company's stages by their wire ids, in the language of the copy. */
  readonly stageNames: ReadonlyMap<string, string>
}

interface Ordered extends Pick<ClaimedCopy, 'companyId' | 'permissions' | 'locale'> {
  readonly audience: Audience
  readonly candidateIds: readonly CandidateId[]
  readonly now: Date
}

/** Every text in a value, at any depth. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item)
  else if (typeof value === 'object' && value !== null) yield* textsIn(Object.values(value))
}

/** The files that the rows of a copy name. */
function namedFiles(applications: readonly ApplicationContent[]): Set<string> {
  const named = new Set<string>()
  for (const { rows } of applications.flatMap(({ tables }) => tables))
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        for (const text of textsIn(value)) {
          const fileId = column.endsWith('file_id') ? text : readFileReference(text)
          if (fileId) named.add(fileId)
        }
  return named
}

/** The text by which rows of a table are sorted: their first time. */
const timeIn = (row: Row) =>
  Object.entries(row)
    .find(([column]) => column.endsWith('_at'))?.[1]
    ?.toString() ?? ''

interface Reading {
  readonly db: Database
  readonly companyId: CompanyId
  readonly audience: Audience
  readonly limits: Limits
  readonly tables: readonly CopiedTable[]
  readonly accounts: ReadonlyMap<string, string>
  /** Whether the copy has every application of the person: then it has the rows of the person too. */
  readonly isWhole: boolean
}

function withNames(row: Row, accounts: Reading['accounts']): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) =>
      isAccount(column) && typeof value === 'string'
        ? [column, accounts.get(value) ?? null]
        : [column, value],
    ),
  )
}

async function readTables(reading: Reading, application: Application): Promise<TableContent[]> {
  const { db, audience, limits, accounts, isWhole } = reading
  const { candidateId, interviewIds, personId } = application
  const subject = { candidateId, interviewIds, personId: isWhole ? personId : null }
  const content: TableContent[] = []
  for (const table of reading.tables) {
    const found = await readRows(db, table, subject)
    const rows = found
      .filter(({ part }) => typeof part !== 'string' || holdsPart(part, audience, limits))
      .map((row) => withNames(row, accounts))
      .toSorted((one, other) => timeIn(one).localeCompare(timeIn(other)))
    if (rows.length > 0) content.push({ ...table, rows })
  }
  return content
}

async function readApplication(reading: Reading, application: Application): Promise<ApplicationContent> {
  const { candidateId } = application
  return {
    ...application,
    steps: await listSteps(reading.db, candidateId),
    sharings: await listSharings(reading.db, candidateId),
    tables: await readTables(reading, application),
  }
}

/** Reads all that a copy holds, as it is at one moment. Null where one of its candidates is gone. */
export async function readContent(
  { db: pool, files: store, erasing }: AppServices,
  { companyId, candidateIds, audience, permissions, locale, now }: Ordered,
): Promise<CopyContent | null> {
  const limits = permissions && new Set(permissions)
  const read = await pool
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const applications = await listApplications(db, companyId, candidateIds)
      if (applications.length === 0 || applications.length < candidateIds.length) return null
      const tables = copiedTables(erasing, audience, limits)
      const accounts =
        audience === 'company' ? await listAccountNames(db, companyId) : new Map<string, string>()
      const isWhole = candidateIds.length > 1
      const reading = { db, companyId, audience, limits, tables, accounts, isWhole }
      const contents: ApplicationContent[] = []
      for (const application of applications) contents.push(await readApplication(reading, application))
      const company = await getCompanyFacts(db, companyId)
      const stages = await listStages(db, companyId)
      return { contents, company, stages, files: await listCandidateFiles(db, companyId, candidateIds) }
    })
  if (!read) return null
  const named = namedFiles(read.contents)
  // Everything that is attached belongs to the company. The candidate gets the files that the own data name.
  const isAll = audience === 'company' && limits === null
  const held = read.files.filter(({ id }) => isAll || named.has(id))
  const files: FileContent[] = []
  for (const [place, file] of held.entries())
    files.push({
      ...file,
      path: pathOfFile(place, file.name),
      isSound: (await store.check(file.contentHash)) === 'sound',
    })
  const shown = isLocale(locale) ? locale : 'en'
  return {
    audience,
    locale: shown,
    stageNames: new Map(
      read.stages.map(({ wireId, names }) => [wireId, wordStage(wireId, readLocalNames(names), shown)]),
    ),
    madeAt: now,
    company: read.company,
    applications: read.contents,
    files,
  }
}
