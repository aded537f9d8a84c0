import { parseArgs } from 'node:util'
import { errorCode } from '@candor/kernel/error-code'
import { findBundles } from '../../../features/platform/imports/rules/tree.ts'
import { ArchiveRefused } from '../../../features/platform/imports/server/import/file-tree.ts'
import { importTree } from '../../../features/platform/imports/server/import/import-tree.ts'
import { openTree } from '../../../features/platform/imports/server/import/open-tree.ts'
import { presentArchiveFault } from '../../../features/platform/imports/server/present.ts'
import { findCompany } from '../../../features/platform/imports/server/queries/companies.ts'
import { CommandFailed, runCommand, say } from './plumbing/command.ts'
import { keepHeapSmall } from './plumbing/http/small-heap.ts'
import { loadFormat } from './plumbing/importing.ts'

const usage = `Usage: npm run import -- <path> [--company <external id>]

<path> is a bundle, a folder of bundles, or a zip of either. Bundles that lie in a folder
with a company.json go to that company; others need --company.`

function readArguments(): { path: string; company: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { company: { type: 'string' } },
    })
    const [path, ...more] = positionals
    if (path && more.length === 0) return { path, company: values.company }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new CommandFailed(usage)
}

async function open(path: string) {
  try {
    return await openTree(path)
  } catch (error) {
    if (error instanceof ArchiveRefused) throw new CommandFailed(presentArchiveFault('en', error.reason))
    if (errorCode(error) === 'ENOENT') {
      throw new CommandFailed(`There is nothing at ${path}.`)
    }
    throw error
  }
}

keepHeapSmall()
await runCommand(async (openServices) => {
  const { path, company } = readArguments()
  const tree = await open(path)
  const found = findBundles([...tree.files.keys()])
  if (found.bundles.length + found.companies.length === 0) {
    throw new CommandFailed(`There is no bundle.json under ${path}.`)
  }
  const isWithoutCompany = found.bundles.some(({ companyFolder }) => companyFolder === null)
  if (isWithoutCompany && !company) {
    throw new CommandFailed(
      'No company.json lies around these bundles. Name their company: --company <external id>',
    )
  }
  const { services } = await openServices()
  const companyId = company ? await findCompany(services.db, company) : null
  if (company && !companyId) throw new CommandFailed(`There is no company ${company}.`)

  const counts = { stored: 0, unchanged: 0, refused: 0 }
  await importTree({ services, format: await loadFormat(), locale: 'en', companyId }, tree, {
    onResult({ externalId, folder = '', state, faults, notes }, done, all) {
      counts[state] += 1
      const isTold = faults.length + notes.length > 0 && folder !== '' && folder !== externalId
      const name = isTold ? `${externalId} (${folder})` : externalId
      say(`${String(Math.floor((done / all) * 100)).padStart(3)}%  ${state.padEnd(9)}  ${name}`)
      for (const { path: at, message } of faults) say(`      ${at || 'the file'}: ${message}`)
      for (const { path: at, message } of notes) say(`      note: ${at || 'the file'}: ${message}`)
    },
  })
  tree.close()
  say(`${counts.stored} stored, ${counts.unchanged} unchanged, ${counts.refused} refused`)
  if (counts.refused > 0) process.exitCode = 1
}, usage)
