import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, PositionId } from '@candor/kernel/ids'
import { afterAll, beforeAll } from 'vitest'
import { loadFormat } from '../../../apps/server/src/plumbing/importing.ts'
import type { BundleResult } from '../../../features/platform/imports/contract.ts'
import type { BundleFormat } from '../../../features/platform/imports/rules/format.ts'
import { importTree } from '../../../features/platform/imports/server/import/import-tree.ts'
import { openTree } from '../../../features/platform/imports/server/import/open-tree.ts'
import { aBundle, bundledInterview, type GivenFiles, writeFiles } from './bundles.ts'
import type { ServerUnderTest } from './server.ts'

export interface ImporterUnderTest {
  /** The format of the real installation. */
  readonly format: BundleFormat<Database>
  folderOf(files: GivenFiles): Promise<string>
  importPath(
    path: string,
    companyId: CompanyId | null,
    format?: BundleFormat<Database>,
  ): Promise<BundleResult[]>
  importFiles(
    files: GivenFiles,
    companyId: CompanyId | null,
    format?: BundleFormat<Database>,
  ): Promise<BundleResult[]>
  /** Imports an interview of these parts into the company of an account. If it is refused, it has no ids. */
  importInterview<Account extends { companyId: CompanyId }>(
    account: Account,
    parts: Readonly<Record<string, unknown>>,
    files?: GivenFiles,
  ): Promise<Account & ImportedInterview>
  /** The candidate of a company that has one at the most. */
  findCandidate(companyId: CompanyId): Promise<{ id: CandidateId; positionId: PositionId } | undefined>
}

interface ImportedInterview {
  readonly result: BundleResult | undefined
  readonly interviewId: string
  readonly candidateId: string
}

/** Imports real folders and archives as the command line does. */
export function importerUnderTest(server: ServerUnderTest): ImporterUnderTest {
  let root = ''
  let loaded: BundleFormat<Database> | null = null
  let serial = 0
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'candor-import-'))
    loaded = await loadFormat()
  })
  afterAll(() => rm(root, { recursive: true, force: true }))
  const formatOrThrow = () => {
    if (!loaded) throw new Error('the importer starts with the first test')
    return loaded
  }
  const folderOf = async (files: GivenFiles) => {
    serial += 1
    const folder = join(root, String(serial))
    await mkdir(folder)
    await writeFiles(folder, files)
    return folder
  }
  const importPath: ImporterUnderTest['importPath'] = async (path, companyId, format = formatOrThrow()) => {
    const tree = await openTree(path)
    try {
      const results: BundleResult[] = []
      const onResult = (result: BundleResult) => void results.push(result)
      await importTree({ services: server.services, format, locale: 'en', companyId }, tree, { onResult })
      return results
    } finally {
      tree.close()
    }
  }
  const importFiles: ImporterUnderTest['importFiles'] = async (files, companyId, format) =>
    importPath(await folderOf(files), companyId, format)
  return {
    get format() {
      return formatOrThrow()
    },
    folderOf,
    importPath,
    importFiles,
    findCandidate: (companyId) =>
      server.services.db
        .selectFrom('candidate')
        .where('companyId', '=', companyId)
        .select(['id', 'positionId'])
        .executeTakeFirst(),
    async importInterview(account, parts, files = {}) {
      const { companyId } = account
      const bundle = aBundle({ interviews: [bundledInterview(parts)] })
      const [result] = await importFiles({ 'bundle.json': bundle, ...files }, companyId)
      const stored = await server.services.db
        .selectFrom('interview')
        .where('companyId', '=', companyId)
        .select(['id', 'candidateId'])
        .executeTakeFirst()
      return { ...account, result, interviewId: stored?.id ?? '', candidateId: stored?.candidateId ?? '' }
    },
  }
}
