import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type ScriptLanguage, scriptLanguages } from '@candor/kernel/script-languages'

const run = promisify(execFile)

/** Returns the scripts that have no font on this machine; null where fontconfig's program is missing. */
export async function findMissingFonts(program = 'fc-list'): Promise<readonly ScriptLanguage[] | null> {
  const found = await Promise.all(
    scriptLanguages.map((language) =>
      run(program, [`:lang=${language}`, 'family'], { timeout: 20_000 }).catch(() => null),
    ),
  )
  if (found.includes(null)) return null
  return scriptLanguages.filter((_, index) => found[index]?.stdout.trim() === '')
}
