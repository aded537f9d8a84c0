import { existsSync } from 'node:fs'
import type { AppServices, Database } from '@candor/db/database'
import type { BundleFormat } from '../../rules/format.ts'
import { beginDemoLoad, finishDemoLoad } from '../queries/companies.ts'
import { openFolder } from './folder.ts'
import { importTree } from './import-tree.ts'

/**
 * Loads the demo companies when demo mode is on and the database has no company yet.
 *
 * A refused bundle is logged and left out; the rest of the demo is loaded.
 */
export async function loadDemoIfEmpty(
  services: AppServices,
  format: BundleFormat<Database>,
  folder: string,
  say: (text: string) => void,
): Promise<void> {
  if (!services.settings.isDemoOn || !existsSync(folder) || !(await beginDemoLoad(services.db))) return
  say('Loading the demo companies…')
  const tree = await openFolder(folder)
  await importTree({ services, format, locale: 'en', companyId: null }, tree, {
    onResult: ({ externalId, state, faults }, done, all) => {
      say(`  ${done} of ${all}  ${externalId}${state === 'refused' ? ' was refused' : ''}`)
      for (const { path, message } of faults) say(`      ${path}: ${message}`)
    },
  })
  tree.close()
  await finishDemoLoad(services.db, services.clock.now())
}
