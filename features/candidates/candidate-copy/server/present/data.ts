import { readFileReference } from '../../../../platform/media/rules.ts'
import { isByModel } from '../actions/content.ts'
import type { ApplicationContent, CopyContent, FileContent, TableContent } from '../actions/read-content.ts'

/** Explains the file to a reader without this program. In English, as the names of tables and columns are. */
const guide = {
  about: 'All data of one person in this copy. Texts are as they were stored. Nothing is shortened.',
  times: 'ISO 8601 with the offset from UTC',
  applications: 'One for each position. Its tables follow, each with its columns and rows.',
  byModel: 'true: a model has computed the row, no person has written it.',
  files: 'A value that begins with "files/" is the path of a file in this archive.',
  sharedWith: 'Readers of the report by kind: colleague, mail (a mailed link) or link, without names.',
  missing: 'true: the file was not in the store, or was damaged there, and is not in this archive.',
}

/** The value with the paths of files in place of their references. */
function withPaths(value: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const fileId = readFileReference(value)
    return fileId === null ? value : (paths.get(fileId) ?? null)
  }
  if (Array.isArray(value)) return value.map((item) => withPaths(item, paths))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPaths(item, paths)]))
}

const pathsOf = (files: readonly FileContent[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ id, path }) => [id, path]))

function presentTable({ table, columns, rows }: TableContent, paths: ReadonlyMap<string, string>) {
  return {
    table,
    columns,
    rows: rows.map((row) => {
      const values = Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          column.endsWith('file_id') && typeof value === 'string'
            ? (paths.get(value) ?? null)
            : withPaths(value, paths),
        ]),
      )
      return isByModel(table, row.part) ? { ...values, byModel: true } : values
    }),
  }
}

function presentApplication(
  { tables, steps, sharings, ...application }: ApplicationContent,
  paths: ReadonlyMap<string, string>,
) {
  return {
    name: application.name,
    nameLatin: application.nameLatin,
    position: application.positionName,
    appliedAt: application.appliedAt.toISOString(),
    stageId: application.stageId,
    stageSince: application.stageSince.toISOString(),
    outcome: application.outcome,
    outcomeAt: application.outcomeAt?.toISOString() ?? null,
    steps: steps.map(({ movedAt, toStageId, toOutcome }) => ({
      at: movedAt.toISOString(),
      stageId: toStageId,
      outcome: toOutcome,
    })),
    sharedWith: sharings.map(({ kind, from, until }) => ({
      kind,
      from: new Date(from).toISOString(),
      until: until && new Date(until).toISOString(),
    })),
    tables: tables.map((table) => presentTable(table, paths)),
  }
}

/** Writes the copy for machines, piece by piece. */
export function* writeData(content: CopyContent): Generator<string> {
  const { audience, madeAt, company, applications, files } = content
  const paths = pathsOf(files)
  const head = { format: 'candor-copy', version: 1, guide, for: audience, madeAt: madeAt.toISOString() }
  yield `${JSON.stringify({ ...head, company: company.name }, null, 2).slice(0, -2)},\n  "applications": [`
  for (const [place, application] of applications.entries())
    yield `${place > 0 ? ',' : ''}\n${JSON.stringify(presentApplication(application, paths), null, 2)}`
  const listed = files.map(({ path, name, contentType, sizeBytes, contentHash, isSound }) => ({
    path,
    name,
    type: contentType,
    bytes: Number(sizeBytes),
    sha256: contentHash,
    ...(!isSound && { missing: true }),
  }))
  yield `],\n  "files": ${JSON.stringify(listed, null, 2)}\n}\n`
}
