import { type AppServices, type Database, waitForLocks } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { safeParse } from 'zod/v4/core'
import { transactionWithEntries } from '../../../audit/server/actions/transaction-with-entries.ts'
import type { BundleResult } from '../../contract.ts'
import { PartRefused } from '../../rules/fault.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { type FoundBundle, findBundles } from '../../rules/tree.ts'
import { presentAllFaults, presentFaults } from '../present.ts'
import { bundleMedia } from './bundle-media.ts'
import { againOnCollision } from './collisions.ts'
import type { FileTree, TreeFile } from './file-tree.ts'
import { type GivenBundle, importBundle } from './import-bundle.ts'
import { readJson } from './read-json.ts'

export interface Progress {
  /**
   * Called with every result, its number and the number of all; the next bundle waits for it.
   *
   * Nothing else keeps the results, so that the faults of thousands of bundles need not be in memory at once.
   */
  onResult: (result: BundleResult, done: number, all: number) => Promise<void> | void
}

function fileAt(tree: FileTree, path: string): TreeFile {
  const file = tree.files.get(path)
  if (!file) throw new Error('a path of the tree leads to no file')
  return file
}

/** Reads one bundle of a tree: its JSON now, its media when they are asked for. */
export async function readBundle(tree: FileTree, found: FoundBundle): Promise<GivenBundle> {
  return {
    name: found.folder.split('/').at(-1) || 'bundle.json',
    folder: found.folder,
    json: await readJson(fileAt(tree, found.file)),
    media: bundleMedia(tree, found.folder, found.media),
  }
}

interface TreeImport {
  readonly services: AppServices
  readonly format: BundleFormat<Database>
  readonly locale: Locale
  /** The company of bundles without a company.json above them. */
  readonly companyId: CompanyId | null
}

/**
 * Imports everything in a tree: companies first, then each bundle into the company of its folder.
 *
 * Only for the command line and the demo, as the caller may change any company.
 */
export async function importTree(
  importing: TreeImport,
  tree: FileTree,
  { onResult }: Progress,
): Promise<void> {
  const { services, format, locale, companyId } = importing
  const { companies, bundles } = findBundles([...tree.files.keys()])
  const companyIds = new Map<string | null, CompanyId>(companyId ? [[null, companyId]] : [])
  const all = companies.length + bundles.length
  let done = 0
  const report = async (result: BundleResult) => {
    done += 1
    await onResult(result, done, all)
  }
  for (const { folder, file } of companies) {
    const outcome = await importCompany(importing, { folder, file: fileAt(tree, file) })
    if (outcome.companyId) companyIds.set(folder, outcome.companyId)
    await report(outcome.result)
  }
  for (const found of bundles) {
    const owner = companyIds.get(found.companyFolder)
    const bundle = await readBundle(tree, found)
    await report(
      owner
        ? await importBundle({ services, format, companyId: owner, keyId: null, locale }, bundle)
        : {
            externalId: bundle.name,
            folder: found.folder,
            state: 'refused',
            faults: presentFaults(locale, [{ path: [], fault: 'companyRefused' }]),
            notes: [],
          },
    )
  }
}

interface CompanyOutcome {
  readonly companyId: CompanyId | null
  readonly result: BundleResult
}

async function importCompany(
  { services, format, locale }: TreeImport,
  { folder, file }: { folder: string; file: TreeFile },
): Promise<CompanyOutcome> {
  const name = [...folder.split('/'), 'company.json'].filter((step) => step !== '').join('/')
  const refused = (faults: BundleResult['faults']): CompanyOutcome => ({
    companyId: null,
    result: { externalId: name, state: 'refused', faults, notes: [] },
  })
  const json = await readJson(file)
  if (json.faults) return refused(presentFaults(locale, json.faults))
  const parsed = safeParse(format.company.schema, json.value, { reportInput: true })
  if (!parsed.success) return refused(presentAllFaults(locale, parsed.error.issues, []))
  const { passwords, clock, settings } = services
  try {
    const companyId = await againOnCollision(() =>
      transactionWithEntries<CompanyId>(
        services,
        (stored) => ({ companyId: stored, accountId: null }),
        async ({ db, record }) => {
          await waitForLocks(db)
          return format.company.store({ db, passwords, clock, settings, record }, parsed.data)
        },
      ),
    )
    return { companyId, result: { externalId: name, state: 'stored', faults: [], notes: [] } }
  } catch (error) {
    if (error instanceof PartRefused) return refused(presentFaults(locale, error.faults))
    throw error
  }
}
