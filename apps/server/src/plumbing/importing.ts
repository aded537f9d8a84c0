import { Worker } from 'node:worker_threads'
import type { AppServices, Database } from '@candor/db/database'
import {
  type BundleFormat,
  composeCompany,
  composeFormat,
} from '../../../../features/platform/imports/rules/format.ts'
import type {
  AfterBundle,
  CompanyFilePart,
  CompanyPart,
  ImportPart,
} from '../../../../features/platform/imports/rules/part.ts'
import { findInFeatures } from './features.ts'

function isPart(value: unknown): value is ImportPart<Database> | CompanyFilePart<Database> {
  return typeof value === 'object' && value !== null && 'of' in value && 'key' in value && 'store' in value
}

function isCompanyPart(value: unknown): value is CompanyPart<Database> {
  return typeof value === 'object' && value !== null && 'schema' in value && 'store' in value
}

function isAfterBundle(value: unknown): value is AfterBundle<Database> {
  return typeof value === 'function'
}

/** Builds the bundle format of this installation from every feature's `server/import.ts`. */
export async function loadFormat(): Promise<BundleFormat<Database>> {
  const modules = await findInFeatures('server/import.ts')
  const parts = modules.flatMap(([, { parts }]) => (Array.isArray(parts) ? parts.filter(isPart) : []))
  const company = modules.map((entry) => entry[1].company).find(isCompanyPart)
  if (!company) throw new Error('no feature reads company.json')
  const ofCompany = parts.filter((part) => part.of === 'company')
  const ofBundles = parts.filter((part) => part.of !== 'company')
  const after = modules.map(([, { afterBundle }]) => afterBundle).filter(isAfterBundle)
  return composeFormat(ofBundles, composeCompany(company, ofCompany), after)
}

/** Starts the import thread of this process, with the same database and files. */
export function startImportThread({ storage }: Pick<AppServices, 'storage'>): Worker {
  // The flags of this process, such as a test runner's, do not apply to the thread.
  return new Worker(new URL('../import-thread.ts', import.meta.url), { workerData: storage, execArgv: [] })
}
