import { BadSetting, readProcessEnv } from '../env.ts'
import { type OpenHouse, openHouse } from './house.ts'
import { openLog } from './log.ts'

/** A command that cannot be carried out; the message is what its user reads. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/**
 * Runs a command of the operator, beside a running server or without one.
 *
 * The house opens when the command asks for it, and closes behind it. What the user can mend is one sentence.
 */
export async function runCommand(command: (open: () => Promise<OpenHouse>) => Promise<void>): Promise<void> {
  const opened: OpenHouse[] = []
  try {
    await command(async () => {
      const house = await openHouse(readProcessEnv(), openLog('warn'), () => {
        process.stderr.write('The database server stopped.\n')
        process.exit(1)
      })
      opened.push(house)
      return house
    })
  } catch (error) {
    process.exitCode = 1
    const isForUser = error instanceof CommandFailed || error instanceof BadSetting
    process.stderr.write(`${isForUser ? error.message : error instanceof Error ? error.stack : error}\n`)
  } finally {
    for (const { close } of opened) await close()
  }
}
