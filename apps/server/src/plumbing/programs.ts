import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { BadSetting, type ProgramSetting } from '../env/values.ts'
import type { Env } from '../env.ts'

const isProgram = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

interface Wanted {
  readonly setting: string
  /** Its names on the search path. */
  readonly names: readonly string[]
  readonly usualPaths: readonly string[]
}

/** Returns the path of a program, or null for none. Throws `BadSetting` if the configured one is missing. */
async function findProgram(
  set: ProgramSetting,
  searchPath: string,
  { setting, names, usualPaths }: Wanted,
): Promise<string | null> {
  if (set === 'off') return null
  if (set !== 'search') {
    if (await isProgram(set.path)) return set.path
    throw new BadSetting(`${setting} must be off or the path of the program ${names[0]}, not "${set.path}".`)
  }
  const onPath = searchPath.split(delimiter).filter(Boolean)
  const paths = names.flatMap((name) => onPath.map((folder) => join(folder, name)))
  for (const path of [...paths, ...usualPaths]) {
    if (await isProgram(path)) return path
  }
  return null
}

/** Returns the path of the office program that converts documents, or null. */
export function findOffice({ libreOffice, searchPath }: Env): Promise<string | null> {
  return findProgram(libreOffice, searchPath, {
    setting: 'LIBREOFFICE',
    names: ['soffice'],
    usualPaths: [
      '/usr/lib/libreoffice/program/soffice',
      '/opt/libreoffice/program/soffice',
      '/Applications/LibreOffice.app/Contents/MacOS/soffice',
    ],
  })
}

/** Returns the path of the browser that prints reports as PDF, or null. */
export function findBrowser({ chromium, searchPath }: Env): Promise<string | null> {
  return findProgram(chromium, searchPath, {
    setting: 'CHROMIUM',
    names: [
      'chromium',
      'chromium-browser',
      'chromium-headless-shell',
      'google-chrome',
      'google-chrome-stable',
    ],
    usualPaths: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
  })
}
