import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@candor/db/migrate'
import { startPostgres } from '../../apps/server/src/plumbing/postgres/server.ts'
import { runTool } from '../check/run-tool.ts'

const tables = 'packages/db/src/tables.ts'
const config = 'packages/db/kysely-codegen.json'
/** Writes the types of the migrated tables. */
export async function writeTableTypes(root: string): Promise<void> {
  const { code, output } = await generate(root, [])
  if (code !== 0) throw new Error(output)
}

/** Null if the stored types match the migrations, else the differences. */
export async function verifyTableTypes(root: string): Promise<string | null> {
  const { code, output } = await generate(root, ['--verify'])
  return code === 0 ? null : (output.split(/\n\S*node_modules/)[0]?.trim() ?? output)
}

/** Migrates a scratch database, and generates the types of its tables. */
async function generate(root: string, more: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'candor-types-'))
  const log = { info: () => undefined, warn: () => undefined }
  const postgres = await startPostgres({ dataDir, log, durable: false })
  try {
    await migrate(postgres.url)
    const flags = [
      `--config-file=${join(root, config)}`,
      `--out-file=${join(root, tables)}`,
      `--url=${postgres.url}`,
    ]
    return await runTool(root, 'kysely-codegen', [...flags, ...more])
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
