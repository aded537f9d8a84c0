import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BadSetting } from '../env/values.ts'
import { readProcessEnv } from '../env.ts'
import { chooseDatabase } from './database-choice.ts'
import { isMade } from './database-made.ts'
import { describeError, openLog } from './log.ts'
import { listRunning } from './running.ts'
import { type OpenServices, openServices } from './services.ts'

/** A command that failed; the message is shown to its user. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Removes a flag that all commands share from the arguments, and returns whether it was there. */
function takeFlag(flag: string): boolean {
  const at = process.argv.indexOf(flag)
  if (at !== -1) process.argv.splice(at, 1)
  return at !== -1
}

/** Refuses to run as root over another account's files: that account's server could not read what root writes. */
async function refuseAsRoot(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const owner = await stat(join(dataDir, 'files')).catch(() => null)
  if (owner && owner.uid !== 0)
    throw new CommandFailed(
      `The files in ${dataDir} are of another account, that of the server: run this as that one, with sudo -u '#${owner.uid}' …`,
    )
}

/** Opens the chosen database, after printing which one it is. A missing one is created only if `isInit` is set. */
async function openChosen(isInit: boolean): Promise<OpenServices> {
  const given = readProcessEnv()
  const choice = chooseDatabase(given, await listRunning(given.runDir))
  if ('refusal' in choice) throw new CommandFailed(choice.refusal)
  process.stderr.write(`${choice.says}\n`)
  const env = { ...given, dataDir: choice.dataDir, auditHeads: choice.auditHeads }
  await refuseAsRoot(env.dataDir)
  if (!isInit && !(await isMade(env))) throw new CommandFailed(notMade)
  const onLost = () => {
    process.stderr.write('The database server stopped.\n')
    process.exit(1)
  }
  return openServices(env, openLog('warn'), onLost, 'command')
}

const notMade = `Candor has no database there yet. Start it with npm start, set DATA_DIR or DATABASE_URL to where it is,
or add --init to make a new one.`

const helpWords = new Set(['--help', '-h'])

/**
 * Runs an operator's command, or prints its usage where that is asked for, with or without a running server.
 *
 * The services open when the command asks for them, and close after it. A fault that the user can fix is printed as one
 * sentence.
 */
export async function runCommand(
  command: (open: () => Promise<OpenServices>) => Promise<void>,
  usage: string,
): Promise<void> {
  if (process.argv.slice(2).some((word) => helpWords.has(word))) return say(usage)
  const opened: OpenServices[] = []
  const isInit = takeFlag('--init')
  try {
    await command(async () => {
      const services = await openChosen(isInit)
      opened.push(services)
      return services
    })
  } catch (error) {
    process.exitCode = 1
    const isForUser = error instanceof CommandFailed || error instanceof BadSetting
    process.stderr.write(`${isForUser ? error.message : describeError(error)}\n`)
  } finally {
    for (const { close } of opened) await close()
  }
}
